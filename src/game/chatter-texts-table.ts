/**
 * The displayed texts of messages, by internal name and number from 1. The sentences are our own, three for
 * each message: the same commander always reads the same one, as in the game, but another commander need not.
 * Words in braces are parameters of the message.
 */
export const chatterTexts = {
  CruiseLiner_SCPatrol: [
    [
      'Lunch is now being served on the upper promenade, ladies and gentlemen.',
      'Guests are reminded that the upper promenade closes at the evening bell.',
      'A warm welcome to all guests who came aboard at our last port of call.',
    ],
    [
      'If you look to port, you will see the finest view of this voyage.',
      'The view from the starboard lounge is well worth the walk just now.',
      'Do visit the observation deck before we leave this system behind.',
    ],
    [
      'The captain invites all first class passengers to the ballroom tonight.',
      'Tonight in the ballroom: music from the old colonies, until late.',
      'Your captain regrets that the ballroom is fully booked this evening.',
    ],
    [
      'Please keep your personal belongings secured until we leave supercruise.',
      'The pool stays closed to guests until we drop from supercruise.',
      'Guests in the spa are asked to take a seat during deceleration.',
    ],
    [
      'Thank you for travelling with us. We hope to have you aboard again.',
      'We know you have a choice of liners, and we thank you for yours.',
      'This concludes our tour of the system. Thank you for your company.',
    ],
  ],
  ConvoyWedding_Patrol: [
    ['Three cheers for the happy couple!', 'To the bride and her groom!', 'May they have a hundred years!'],
    ['Best wedding I have ever flown to.', 'Best food in the whole convoy.', 'Is there any of that cake left?'],
    ['Is the bride still crying?', 'Has anyone seen the ring?', 'Did the band make it aboard?'],
    [
      'Please do not crowd the couple, they want to see the stars.',
      'Keep a little closer, everybody, we are in the pictures.',
      'Mind the lead ship, the pilot has had a glass or two.',
    ],
  ],
  RefugeeFlotillaWar_Patrol: [
    [
      'We lost everything down there. Let us pass, we mean no harm to you.',
      'There is no home behind us any more. Please, just let us go by.',
      'We carry families and nothing else. Do not make it worse for us.',
    ],
    [
      'The shelling never stopped. How far is the next safe port?',
      'Is there a port ahead that still takes people in?',
      'Somebody must have room for us. Anybody.',
    ],
    [
      'Stay together, all of you. It cannot be far now.',
      'Hold the line, keep the children away from the ports.',
      'Keep close to the lead ship, we are nearly out of it.',
    ],
    [
      'We had a farm. Now we have half a tank.',
      'My brother stayed behind. Did any of you see him?',
      'I only want to sleep somewhere quiet.',
    ],
  ],
  Escort_EscortJump: [
    [
      'Charging for the next jump, stay close.',
      'Next jump is coming up, stay on me.',
      'Drives are spinning up, keep formation.',
    ],
    ['Ready when you are.', 'On your mark.', 'We go when you go.'],
    ['See you all on the other side.', 'Meet you at the next star.', 'Until the next system, then.'],
    [
      'Course is laid in, everyone follow me.',
      'We have our course, form up behind me.',
      'Coordinates are good, keep on my tail.',
    ],
    ['Nothing on the scope. Jumping.', 'All quiet so far. Jumping.', 'It looks clear. Here we go.'],
    [
      'One more of these and we get paid.',
      'Two more stops, then the drinks are on me.',
      'I could get used to quiet work.',
    ],
    ['Watch for wakes behind us.', 'Keep an eye on that wake.', 'Anyone follow us in here?'],
    ['Escort wing, frame shift in five.', 'Escort, charge your drives now.', 'All escorts, on the convoy leader.'],
  ],
  Pirate_HunterHostileSC_Relevant: [
    [
      'A hunter, is it? You had better bring more than a licence.',
      'They send hunters after me now? I am almost flattered.',
      'I know what you do for a living, and I know how it ends.',
    ],
    [
      'My bounty is not for the likes of you.',
      'You will not be the one to cash me in.',
      'There are easier bounties than mine, friend.',
    ],
    [
      'Keep on flying, hunter, unless you want the two of us to get acquainted.',
      'Turn around, hunter, while there is something of you left to turn around.',
      'You can look at me from there, hunter. Closer than that and I shoot you.',
    ],
    ['Been looking for me? Here I am.', 'Well, you have found me. Now what?', 'I wondered when you would turn up.'],
    [
      'Another one with dreams of an easy bounty.',
      'There is always one who thinks they can.',
      'The last one who tried is still drifting.',
    ],
  ],
  Military_Passthrough: [
    ['On course and on time.', 'Course is steady, sir.', 'Heading is confirmed.'],
    ['Keep it tight, all of you.', 'Wing, close up the gap.', 'Watch your spacing there.'],
    ['Nothing on scopes.', 'Sensors are quiet.', 'No contacts here.'],
    ['Proceeding to waypoint.', 'Next waypoint is set.', 'Waypoint in sight now.'],
    ['Eyes open, weapons cold.', 'Keep those guns stowed.', 'Look sharp, stay calm.'],
    ['All ships, report in.', 'Sound off by number.', 'Wing, give me a check.'],
    ['Acknowledged, moving.', 'Order received, going.', 'Copy, on our way now.'],
    [
      'Routine pass, carry on as you were.',
      'We are just passing by, do carry on.',
      'Civilian traffic, do not mind us.',
    ],
    ['Command, we are passing the mark.', 'Command, first leg is complete.', 'Command, the sector is in order.'],
    ['Four hours to go, people.', 'Who drew this shift for us?', 'Long patrol today, wing.'],
  ],
  Police_StartPatrol: [
    [
      'Control, we are clear and on patrol.',
      'Control, unit is out on its rounds.',
      'Control, this is our shift starting.',
    ],
    [
      'Patrol leaving, we will call in later.',
      'Heading out, keep the channel open.',
      'We are outbound on the usual route.',
    ],
    ['Starting the patrol now, Control.', 'Beginning the sweep now, Control.', 'Taking up the route now, Control.'],
    [
      'Any warrants we should know about?',
      'Anything for us before we head out?',
      'Send us the list of the wanted, please.',
    ],
    [
      'Unit ready, scanners warm. Off we go.',
      'All systems good. We are on the beat.',
      'Scanners are up. Patrol is under way.',
    ],
  ],
  Police_EndPatrol: [
    ['Control, we are coming in.', 'Control, that is us done.', 'Control, expect us soon.'],
    [
      'Patrol finished, nothing out of the ordinary.',
      'End of the round, all of it quiet.',
      'Round complete, no arrests to report.',
    ],
    [
      'We need a pad and something hot to drink.',
      'Somebody else can have this sector now.',
      'That was the last scan for today.',
    ],
    ['Returning to base, Control.', 'Heading for the hangar now.', 'Requesting a pad, shift is over.'],
    [
      'Handing over to the next unit, good hunting.',
      'The next shift may have it, all is in order.',
      'Relief has arrived, we are on our way home.',
    ],
  ],
  Police_ArriveInvestigate: [
    ['Unit on scene, looking into it.', 'We are here, having a look now.', 'Unit has arrived at the report.'],
    [
      'We had a call about trouble in this area.',
      'There was a report of shots from here.',
      'A distress call brought us to this place.',
    ],
    [
      'Stay where you are until we are through.',
      'Hold position while we sort this out.',
      'Do not leave before we say that you may.',
    ],
    ['Control, on location. Scanning.', 'Control, arrived. Looking about.', 'Control, we have the site now.'],
    ['All right, who began all this?', 'So what do we have here then?', 'Let us see what is going on.'],
  ],
  Police_ArrivedAtInvestigationLocation: [
    [
      'All pilots will hold their fire and submit to a scan by this unit.',
      'Every ship in range will now be scanned. Do not try to leave early.',
      'No one leaves before our scan is complete, and no weapons, please.',
    ],
    ['Stand by for a scan.', 'Scanning all vessels.', 'Prepare to be scanned.'],
    ['Running is as good as a confession.', 'If you run, we take it for guilt.', 'Those who flee will be fired upon.'],
    [
      'This area is under investigation.',
      'You are in the middle of our scene.',
      'This is a matter for the police now.',
    ],
    ['Keep your hands off the triggers.', 'Weapons cold, all of you. Now.', 'Retract those hardpoints at once.'],
    [
      'We will be quick if you will be calm.',
      'It takes a minute. Be patient with us.',
      'Give us a moment and you can go.',
    ],
  ],
  Police_FinishedAtInvestigationLocation: [
    ['We are done here. Move along now.', 'That is all. You are free to leave.', 'Nothing more to see. Carry on.'],
    ['Control, scene is clear. Resuming.', 'Control, closed. Back on patrol.', 'Control, no one left to question.'],
    [
      'Everything seems to be in order here, off we go now.',
      'We have what we came for, the scene is yours again.',
      'No further questions. Thank you for your patience.',
    ],
    ['False alarm, by the look of it.', 'Whatever it was, it is over now.', 'They were gone before we came.'],
  ],
  Police_ThankYouPassedStopAndSearch: [
    ['Scan complete. On your way, pilot.', 'No contraband. You may continue.', 'Your hold is in order. Go ahead.'],
    ['You check out. Have a safe flight.', 'All clear here. Fly safely now.', 'Nothing illegal. Safe travels.'],
    [
      'Thank you for your cooperation today.',
      'We appreciate your patience, pilot.',
      'Thank you. We wish all were like you.',
    ],
    [
      'Clean. We will not keep you any longer.',
      'Clean ship. Sorry to have held you up.',
      'Clean as they come. Off you go then.',
    ],
    [
      'That is everything. Enjoy your visit.',
      'Everything is fine. Welcome to port.',
      'No issues found. Enjoy the station.',
    ],
    [
      'Ship and cargo are registered as legal.',
      'Cargo matches the manifest. Proceed.',
      'Papers and cargo agree. Carry on.',
    ],
    [
      'A routine check, nothing to worry about.',
      'Just a routine scan. You have passed.',
      'We scan everyone. You are fine to go.',
    ],
    ['Good to see an honest trader here.', 'I wish every hold were like yours.', 'Not a crate out of place. Thanks.'],
    [
      'Scan finished, no offences recorded.',
      'No offences on record. Move along.',
      'No crimes, no cargo of concern. Go.',
    ],
    [
      'You may go. Watch out for pirates.',
      'Free to go. Mind the traffic ahead.',
      'You can go. Keep to the speed limit.',
    ],
    [
      'We are satisfied. Thank you, pilot.',
      'Search is over. Have a good day.',
      'All good here. Thank you for waiting.',
    ],
  ],
  Commuter_AuthorityScan: [
    [
      'Good day, officer. It is all in order.',
      'Hello, officer. Anything I can help with?',
      'Morning, officer. Take your time.',
    ],
    ['I have nothing to hide.', 'Look all you like.', 'Be my guest, officer.'],
    [
      'You scanned me an hour ago, have you forgotten?',
      'That is the third scan today, you know.',
      'Again? Do I have that kind of face?',
    ],
    ['Is there some sort of trouble?', 'Did I do something wrong?', 'May I ask what this is about?'],
    ['I pay my taxes for this, do I?', 'So that is where my taxes go.', 'Money well spent, I am sure.'],
    ['Please hurry, I am expected in port.', 'I am late for my shift as it is.', 'My pad is booked, can you be quick?'],
    [
      'Only groceries in there, I promise.',
      'It is just tools and lunch, really.',
      'You will find a coat and a suitcase.',
    ],
    [
      'Nice to know that somebody is watching.',
      'I feel safer already, thank you.',
      'Good to see you out here, officer.',
    ],
    ['Should you not be after the pirates?', 'Real crooks are two systems over.', 'Try the ships that run from you.'],
    ['All done? Then good day to you.', 'Finished? I will be going then.', 'Are we done here, officer?'],
  ],
  Commuter_HostileScan: [
    ['Why are you pointing that at me?', 'Who are you, and why the scan?', 'Hey, stop scanning my ship!'],
    [
      'I have sent your ident to the police. You know that, I hope.',
      'My ship records everything, including your name. Just so you know.',
      'If something happens to me, they will know who was here.',
    ],
    [
      'There is nothing in here worth the trouble.',
      'You would not get the fuel money out of me.',
      'I carry no cargo. Look somewhere else.',
    ],
    ['Please, I just want to get home.', 'I do not want any trouble here.', 'Leave me alone, will you?'],
    [
      'I am only on my way to work. Whatever you think I have aboard, I do not have it, so please pick on some other ship.',
      'You scan people who never did a thing to you, and you wonder why there are few left who wave when you fly past?',
      'I have a family, a loan on this ship and a bad knee. There is not one of these that you would want to take from me.',
    ],
  ],
  BadKarmaCriticalDamage: [
    ['This is not the end!', 'I will be back for you!', 'You have not seen the last of me!'],
    ['I cannot hold her together!', 'She is coming apart!', 'The frame is breaking up!'],
    ['You will pay for this!', 'My friends will find you!', 'They will hunt you for this!'],
    ['Enough! I have had enough!', 'Stop! You have won!', 'All right! All right, stop!'],
    ['I was so close to getting out.', 'One last job, I said to myself.', 'I should have stayed at home.'],
    ['Power plant is going!', 'I have lost all power!', 'Reactor is failing here!'],
    ['Not today, not like this!', 'Not to the likes of you!', 'No, no, no!'],
    ['Canopy breach, I cannot breathe!', 'I am losing air in here!', 'Life support is gone!'],
    ['Where is my wing?', 'Is anybody out there?', 'Help me, someone!'],
    ['Well flown. Damn you.', 'I had it coming, did I?', 'So this is how it ends.'],
  ],
  MinerCriticalDamage: [
    ['I only came here for the ore!', 'All that ore for nothing!', 'Take the ore, just stop it!'],
    ['My refinery is on fire!', 'The refinery is breaking up!', 'I am venting ore and air!'],
    ['The rock was mine, you thief!', 'I was here first, you know!', 'A whole week in this ring!'],
    ['Mayday, a miner is going down!', 'Mayday, the hull is failing!', 'Anyone in the ring, help me!'],
    ['They warned me of this site.', 'I should have hired an escort.', 'No ore is worth all this.'],
  ],
  Smuggler_NearDeath: [
    ['You can have the crates!', 'Take it! Take all of it!', 'I will drop it, I swear!'],
    ['They never paid me enough.', 'It was a simple run, they said.', 'Simple run, easy money, ha!'],
    ['I do not even know what is in there!', 'I never asked what it was!', 'I only fly it, I never look!'],
    ['Somebody talked, I know it!', 'Who sold me out to you?', 'They knew I was coming!'],
    ['I am done for!', 'She will not take more!', 'Hull is nearly gone!'],
  ],
  Escort_NearDeath: [
    ['I cannot cover you any more!', 'You are on your own now!', 'Run, I will hold them here!'],
    ['Shields are gone!', 'I have no shields!', 'Shields are down!'],
    ['Escort going down!', 'I am hit, I am hit!', 'This is it for me!'],
    ['Get the convoy out of here!', 'Tell the convoy to jump now!', 'The convoy must get away!'],
    ['They are too many!', 'There is no end of them!', 'We need more guns here!'],
    ['I was promised a quiet trip!', 'It was meant to be easy work!', 'This was not in the contract!'],
    ['Breaking off, breaking off!', 'I have to break away now!', 'I must pull out of this!'],
    ['Remember my share!', 'My share goes to my sister!', 'Tell them I stayed!'],
  ],
  Trader_OnEnemyShipDetection: [
    ['I see you. Stay well away from me.', 'That is close enough for me, stranger.', 'Keep your distance, stranger.'],
    [
      'You do not look friendly to me at all.',
      'I do not like the look of that ship.',
      'Something is wrong about this one.',
    ],
    ['I have a wing on the way to me!', 'My escort is only seconds out!', 'The police know where I am!'],
    ['There are richer ships than mine.', 'My hold is not worth your fuel.', 'You will find nothing good in here.'],
    ['Hostile contact, dropping the plan.', 'Contact ahead, and not a kind one.', 'That one is here for my cargo.'],
  ],
  Military_StartInterdiction: [
    [
      'Pilot, cut your engines and prepare for an inspection of your vessel.',
      'This is the navy. Submit at once, or we will treat you as hostile.',
      'You are ordered to drop from supercruise. Do so without delay, pilot.',
    ],
    ['Halt by order of the fleet!', 'Drop out, by naval order!', 'In the name of the fleet, stop!'],
    ['We have questions for you, pilot.', 'There is a matter to be settled.', 'You have some answering to do.'],
    [
      'You are in breach of the law of this system. Stand down and be searched.',
      'Your ship is on our list. Stand down, there is no point in resisting us.',
      'We know who you are and what you did here. Stand down now, pilot.',
    ],
    ['Do not fight the tether, pilot.', 'Resisting will only cost you hull.', 'Easy now. Let the tether take you.'],
    ['Target acquired, pulling it out.', 'Tether on target. Bring it down.', 'We have it. Taking it out of flight.'],
    ['End of the line for you, criminal.', 'Your luck has run out, outlaw.', 'You will not slip past us this time.'],
    ['All units, target is in the net.', 'Wing, we have the runaway here.', 'Base, intercept is under way.'],
  ],
  Pirate_StartInterdiction: [
    ['You and I should talk.', 'Time for a little chat.', 'Let us have a word.'],
    ['Come to me, little one.', 'Over here, my friend.', 'This way, if you please.'],
    ['Where are you off to?', 'In a hurry, are you?', 'Not so fast, pilot.'],
    ['That ship looks heavy.', 'What a fine fat hold.', 'I smell cargo.'],
    ['I have been waiting for someone like you.', 'You are just what I was waiting for.', 'And there comes my dinner.'],
    ['No one is coming to help you.', 'It is only you and me out here.', 'There is no police for light years.'],
    ['Do not make it hard.', 'Come quietly now.', 'Just let it happen.'],
  ],
  Pirate_OnDeclarePiracyAttack: [
    ['You were warned, I think.', 'I did give you a chance.', 'Do not say I never asked.'],
    ['Then I take it from your wreck.', 'I can pick it from the debris.', 'Your wreck will do as well.'],
    ['Have it your way.', 'As you wish, then.', 'So be it, pilot.'],
    ['Shooting it is, then.', 'Guns it is, then.', 'The hard way, then.'],
    ['You made your choice.', 'That was a mistake.', 'Wrong answer, pilot.'],
    ['I will enjoy this part.', 'This is the part I like.', 'Now the fun begins.'],
    ['Say goodbye to your ship.', 'Kiss that ship goodbye.', 'That hull is scrap now.'],
    ['They will find your pod, perhaps.', 'I hope your insurance is paid.', 'Your rebuy will be expensive.'],
    ['Open fire!', 'Weapons free!', 'Guns, now!'],
    ['It did not have to be like this.', 'A pity. I hate to waste cargo.', 'It was only business until now.'],
    ['You really should have paid me.', 'Paying would have been cheaper.', 'A few crates, that was all I asked.'],
    ['Let us see what you are made of.', 'Show me what that ship can do.', 'Let us find out how tough you are.'],
    ['No more talking.', 'I am done talking.', 'Enough of words.'],
  ],
  Pirate_OnStartScanCargo: [
    ['Now, what have we got in there?', 'What might you be carrying?', 'Let us have a look inside.'],
    ['Hold still for me.', 'Do not move, pilot.', 'Stay right there.'],
    ['This had better be good.', 'I hope it is worth the trip.', 'Do not disappoint me.'],
    ['Do you have anything for me?', 'A present for me, perhaps?', 'What did you bring me today?'],
    ['Just a quick look at the hold.', 'It will only take a second.', 'Nothing personal, just a scan.'],
    ['Something tells me you are rich.', 'That looks like a rich hold.', 'You fly like you carry gold.'],
    ['Be nice and let me see it all.', 'Open up and let me have a look.', 'Let me see, and be quiet now.'],
    ['I wonder what you are hiding.', 'Hiding something from me?', 'What are you so afraid of?'],
    ['Scanning. Do not get ideas.', 'Scanning. Keep calm, pilot.', 'Scanning. No sudden moves.'],
    ['Shall we see what is in the box?', 'I love opening boxes, do you?', 'Surprise me. What is it?'],
    ['You picked the wrong lane today.', 'This lane has a toll, you know.', 'I work this lane. Did you know?'],
  ],
  Pirate_OnNoCargoFound: [
    ['Not a thing. Get out of my sight.', 'Nothing! Get lost, will you?', 'Not even scrap. Go away.'],
    ['An empty hold? You should be ashamed.', 'An empty hold, of all things.', 'What is a hold for, if not cargo?'],
    ['What a waste of a good scan.', 'There goes a minute of my life.', 'You wasted my time, pilot.'],
    ['Come back when you have something.', 'Next time bring something along.', 'Fill it up, then come again.'],
    ['Poorer than me, and that is saying much.', 'Do you want a loan from me?', 'And I thought I had a bad week.'],
    ['You are not worth the ammunition.', 'I would lose money on this one.', 'I am not going to waste a shot.'],
    ['Empty, empty, always empty!', 'Why are they always empty?', 'Does no one trade any more?'],
    ['Lucky for you, there is nothing.', 'Being poor just saved your life.', 'You are lucky to be this poor.'],
    ['On your way, beggar.', 'Off with you, pauper.', 'Fly on, poor thing.'],
    ['Where did you drop it?', 'Somebody was here first.', 'Did they rob you already?'],
  ],
  Pirate_LargeCargoIgnoreThreat: [
    ['All that cargo and no escort with you?', 'No escort, with a hold like that?', 'You fly that without any guns?'],
    ['Even one tonne of it would do nicely.', 'I will only take what I can carry.', 'I cannot carry it all. A pity.'],
    ['My, that is a very full hold.', 'What a lovely, heavy ship.', 'Look at the size of that hold.'],
    ['You should share with the poor.', 'It is rude not to share, pilot.', 'Sharing keeps you alive here.'],
    ['I think this is my lucky day.', 'Today is a very good day.', 'It is my birthday, it seems.'],
    ['So much, and all for one pilot?', 'More than one pilot ever needs.', 'You will hardly miss a bit of it.'],
    [
      'Somebody is going to be rich, my friend.',
      'One of us will be rich tonight.',
      'That will pay my debts, and more.',
    ],
    ['You make it far too easy for me.', 'They should all be like this one.', 'This is why I love this trade.'],
  ],
  Pirate_OnTargetFleeing: [
    [
      'Run, then! I know this system better than you do!',
      'Go on, run! I always like it when they run!',
      'Running only makes me angry, you hear me?',
    ],
    ['Come back here!', 'Get back here!', 'Where are you going?'],
    [
      'I have your ident, pilot. We will meet again.',
      'I never forget a ship. We meet again, pilot.',
      'You got away once. There is no second time.',
    ],
    [
      'You cannot outrun me for ever, you know that, pilot?',
      'You will have to stop for fuel, and I will be there.',
      'Coward! Stand and let me have what I came here for!',
    ],
  ],
  Pirate_ThreatenUnits: [
    [
      'Drop {units}t of cargo, and you may go on living.',
      '{units}t of cargo, pilot, and we part as friends.',
      'The toll is {units}t of cargo. Drop it now.',
    ],
  ],
  Pirate_ThreatenValue: [
    [
      'Cargo worth {value} Cr, or you do not leave here.',
      'I want {value} Cr in cargo, right now, pilot.',
      'The toll is {value} Cr in goods. Drop them.',
    ],
  ],
  Pirate_ThreatenSpecific: [
    [
      'I will have {units}t of your {CommodityName}, if you do not mind.',
      '{units}t of {CommodityName}, pilot. Drop it and live.',
      'You carry {CommodityName}. Drop {units}t of it for me.',
    ],
  ],
  Pirate_ThreatenTimer: [
    [
      'You have {seconds} seconds, then I start shooting.',
      '{seconds} seconds from now, my guns will speak.',
      'I count {seconds} seconds. After that, I fire.',
    ],
    [
      'I am a patient man for {seconds} more seconds.',
      'My patience lasts for {seconds} seconds, no more.',
      '{seconds} seconds of patience, that is all I have.',
    ],
    [
      '{seconds} seconds. Think about your ship.',
      '{seconds} seconds. Think about your crew.',
      '{seconds} seconds. Think it over well.',
    ],
    [
      'Make up your mind, you have {seconds} seconds.',
      'Decide. {seconds} seconds are left to you.',
      'Yes or no? You have {seconds} seconds.',
    ],
    [
      'In {seconds} seconds I will cut that hull open myself.',
      'Give me {seconds} seconds and I open it with a laser.',
      'After {seconds} seconds I will peel your hull off.',
    ],
  ],
  Pirate_ReminderUnits: [
    [
      'It is over as soon as I have my {units}t of cargo.',
      'I still wait for those {units}t of cargo.',
      '{units}t of cargo, and I leave you in peace.',
    ],
  ],
  Pirate_ReminderValue: [
    [
      'It is over as soon as I have {value} Cr in cargo.',
      'I still wait for my {value} Cr in goods, pilot.',
      '{value} Cr in goods, and I leave you in peace.',
    ],
  ],
  Pirate_ReminderSpecific: [
    [
      'It is over as soon as I have {units}t of {CommodityName}.',
      'I still wait for {units}t of {CommodityName}, pilot.',
      '{units}t of {CommodityName}, and I leave you in peace.',
    ],
  ],
  PirateLord_PatrolComs: [
    [
      'This is my system. Everyone here knows it.',
      'All of this belongs to me, down to the dust.',
      'Here I am the law, and a short one too.',
    ],
    ['Has anyone seen my tribute for this week?', 'Somebody still owes me this week.', 'Who has not paid me yet?'],
    [
      'Let them put a price on me. I like it.',
      'They raised my bounty again? Good.',
      'My price goes up. I must be good.',
    ],
    ['Stay sharp, there may be hunters.', 'Eyes open, they are after my head.', 'Watch out for hunters around here.'],
    ['Where are those fools with my cargo?', 'Those idiots are late with my cargo.', 'I do not pay you to be late.'],
    [
      'My crew can deal with the likes of that.',
      'Leave it to the crew, I have no time.',
      'Let the others take care of it.',
    ],
    [
      'I rule from Deadly to dawn, and then again.',
      'Nothing moves here without my say.',
      'They kneel when I come into port.',
    ],
    ['Another quiet day at the top.', 'It is lonely at the top, truly.', 'A crown weighs less than they say.'],
    ['Who is that on my scope?', 'I do not know that ship.', 'A new face on the scope.'],
    ['Remind them who they work for.', 'They forget whom they work for.', 'I made them, all of them.'],
  ],
  PirateLord_OnDeclarePiracyAttack: [
    ['Do you have any idea who I am?', 'Do you know who you came for?', 'You do know my name, I take it?'],
    ['They sent one ship? For me?', 'Only the one of you? Truly?', 'One hunter? I feel insulted.'],
    [
      'I have buried better pilots than you.',
      'Better hunters than you have tried.',
      'You are the fourth one this month.',
    ],
    ['My crew will drink on your wreck.', 'Your hull will hang in my hangar.', 'I will keep your canopy as a cup.'],
    ['Kill them, slowly.', 'Crush this insect.', 'Finish this one.'],
    [
      'Whatever they pay you, it is too little.',
      'I hope that they paid you in advance.',
      'They should have paid you far more.',
    ],
    [
      'So you want my head? Come and get it.',
      'You came for the bounty? Earn it then.',
      'There is my head. Come and take it.',
    ],
  ],
  DockingChatter_Unfriendly: [
    [
      'Your reputation came before you. Be brief and stay out of trouble.',
      'We remember you. Do your business and leave, Commander.',
      'Security has been advised of your arrival, Commander.',
    ],
  ],
  DockingChatter_Neutral: [
    [
      'Welcome. Observe the speed limit and follow the rules of the port.',
      'Good day. Keep your weapons stowed and mind the traffic ahead.',
      'Welcome to the station. Loitering around the entrance is an offence.',
    ],
  ],
  DockingChatter_Cordial: [['Nice to see you, pilot.', 'Welcome, good to meet you.', 'We wish you a good stay.']],
  DockingChatter_Friendly: [
    [
      'Good to have you back with us, Commander.',
      'Welcome back, you know your way around.',
      'We kept a place for you, Commander.',
    ],
  ],
  DockingChatter_Allied: [
    [
      'A friend of ours always finds a pad here.',
      'It is an honour to have you here again.',
      'Our best pad for our best friend, as ever.',
    ],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [string, string, string])[]>>;
