/** Names of people who are not players, and words that make the names of commanders: no word is in both. */

/** Pilots who are not players: a first and a last name. */
export const pilotNameTexts = {
  firsts: `
    Aaliyah Aarav Abdul Abebe Abena Abigail Adaeze Adalbert Adamu Adebayo Adele Aditi Adnan Adriana Aelfric
    Afonso Agata Agnieszka Ahmed Aiko Ailsa Aino Aisha Aiyana Akash Akello Akemi Akinyi Akira Alan Alasdair
    Albena Alejandra Aleksi Alena Alfonso Alfred Alhassan Alice Alina Alisher Alma Aloysius Alptekin Alva
    Amadou Amara Amelia Amina Amir Amrita Ana Anahit Anatoly Anders Andile Andrea Anish Anita Anja Ansel
    Anselmo Antje Antonio Anwar Aoife Apinya April Araceli Arash Archibald Ari Aria Arjun Arlene Armen Arnaud
    Arne Artem Arturo Asha Ashok Asif Aslaug Astrid Asuka Ata Atanas Athena Aurelio Aurora Averill Axel Ayaan
    Ayelet Ayesha Ayumi Aziz Azucena Babajide Bahar Bakari Balthazar Barbora Barnaby Bart Basil Bastian Batu
    Beatrix Bekele Belinda Benedikt Benicio Bernadette Bernard Bettina Bhavna Bianca Bilal Birger Bjarne
    Blanca Bodil Bogdan Boglarka Bojana Bongani Boris Boyko Brandon Branka Brenda Brendan Briony Brita Bronwen
    Bruno Bryn Burak Byung Caio Caleb Camila Carlotta Carmen Carsten Cassandra Catalina Cecil Celeste Cemal
    Chandra Chantal Charlotte Chen Cheng Chiamaka Chidi Chiara Chloe Cho Christabel Chukwudi Ciaran Clara
    Claude Clement Conall Concetta Constantin Cormac Cosmin Cristobal Cyrus Czeslaw Dacian Dae Dafydd Daichi
    Daisy Dalia Damaris Damir Danica Daniela Daphne Dara Darius Darya Daulet Davide Dawit Deborah Declan
    Deepak Deirdre Delphine Demba Denis Deniz Derya Desmond Devika Dhruv Diana Didier Diego Dieter Dilara
    Dilnoza Dimitra Dinesh Diyar Djamila Dmitri Dolores Domenico Dominika Donal Dorothea Dragan Duarte
    Dumisani Dunya Dusan Duc Dylan Ebba Ebele Eduardo Efua Eiichi Eilidh Einar Eino Ekaterina Elaine Eleni
    Elfriede Elias Elif Elina Elisabetta Elodie Elsa Elvira Emeka Emil Emiliana Emre Endre Enkhjin Enrique
    Erasmus Erdem Eric Erlend Ernesto Esi Esperanza Estelle Etienne Eudora Eugenio Eun Eva Evander Ewa Ezekiel
    Fadi Faith Farid Farida Fatima Fatou Fedor Felicity Felipe Femi Feng Ferdinand Ferenc Fergus Fernanda
    Fiadh Filip Filippa Finlay Fiona Firuza Flavio Flora Florian Folake Francesca Frank Franziska Frederik
    Freya Frida Fritz Fumiko Fyodor Gabor Gabriela Galina Ganbold Gareth Gaston Gauri Gavin Gebre Gemma
    Genevieve Georg Georgiana Gerard Gerda Ghazal Gianni Giedre Gift Gilbert Giorgos Gisela Giulia Goran Gosia
    Grace Graham Gregor Greta Grigor Grit Guadalupe Gudrun Guillermo Gulnara Gunnar Gustavo Gwen Gyorgy Haakon
    Habib Hadiza Hakan Hakim Halima Halvard Hamid Hana Haniya Hannes Harald Harinder Haruka Hassan Hattie
    Hedda Hedvig Heikki Heitor Helena Helmut Hema Henrike Henrietta Hermann Hideo Hilda Himari Hiroko Hong
    Horatio Horst Hortensia Hugo Huda Hulda Humberto Hung Huseyin Hyun Ibrahim Ida Idunn Ifeoma Igor Ikram
    Ilaria Ildiko Ilona Imani Imogen Imre Inaya Indira Inga Ingrid Ioana Ioannis Ira Irakli Irena Iris Irma
    Isaac Isamu Isidora Ismail Isolde Itzel Ivan Ivana Ivar Iwona Izumi Jaak Jabari Jacinta Jadwiga Jamal Jana
    Janek Janos Jarmila Jaroslav Javier Jaya Jean Jelena Jens Jeremias Jerzy Jihoon Jiri Joanna Joaquin Joel
    Johanna Jolanta Jonas Jorge Jorunn Josefina Jovan Joyce Juan Jude Juho Juliana Jun Jurgen Jussi Justyna
    Jyoti Kabir Kaia Kaito Kaja Kalina Kamal Kamila Kaori Karel Karim Karolina Katalin Katarzyna Katsuro Kaveh
    Kavita Kayode Kazimierz Keiko Kelechi Kemal Kenji Kerem Keziah Khadija Khalid Khanh Kieran Kimiko Kinga
    Kirsten Kiyoshi Klaas Klara Kofi Kojo Konrad Kostas Krisztina Krzysztof Kumar Kunle Kwabena Kwame Kyra
    Lachlan Ladislav Laila Lakshmi Lars Laszlo Latisha Laura Laurens Leandro Leena Leila Leocadia Leon Leonie
    Leszek Leticia Levan Liam Lidia Lien Liesbeth Ligia Lilja Lin Linh Lior Lisbet Livia Ljubica Lluc Lorenzo
    Loretta Lothar Lourdes Luca Lucia Ludmila Luigi Luisa Lukas Lumi Luther Luz Lydia Maarten Machiko Madalena
    Maeve Magda Magomed Mahala Mahmoud Maia Maja Makoto Malik Malin Mamadou Manfred Manoj Manuela Marcel
    Marcin Mareike Margarethe Mariam Marianne Marius Marko Marta Martin Masako Massimo Mateo Mathilde Matteo
    Maura Mauricio Maxim Maya Mbali Mehdi Mehmet Mei Melina Menno Mercedes Merete Mesfin Micaela Michal Miguel
    Mihai Mika Mikhail Milan Milena Minh Mira Miriam Miroslav Mizuki Mohini Moira Momoko Monique Montserrat
    Morag Morten Moses Mthunzi Mukesh Murat Mustafa Myfanwy Nadezhda Nadia Naeem Nagisa Nahla Naira Nam Nandi
    Naomi Narges Naseem Natalya Nathan Navid Nazli Neema Nefeli Nerea Nia Niamh Nicola Niels Nikhil Nikos
    Nilufar Nina Niranjan Noa Noboru Noemi Nomvula Nora Norbert Nour Nuno Nuria Nyah Nyasha Obinna Octavio
    Odette Odile Oksana Okan Olaf Olamide Oleg Olena Olga Oliver Olivia Olujimi Oluwaseun Omar Onur Oona
    Ophelia Orhan Oriol Orla Orsolya Osagie Oscar Osman Ottilie Otto Owen Oyelaran Pablo Paloma Pankaj Paolo
    Parisa Parveen Pascal Patience Patrizia Paula Pavel Pedro Peggy Pekka Pelle Penelope Percival Pernille
    Peter Petronella Philippa Phoebe Phuong Pia Pierre Piotr Prabhu Pradeep Pranav Prisca Priya Qasim Qiang
    Quentin Quyen Rabia Rachel Radka Radoslav Rafael Raghu Rahel Raisa Rajesh Ramona Ramzi Rania Ransford
    Raquel Rashid Raul Ravi Rebekka Regina Reiko Reinhold Remedios Renata Reza Rhiannon Rhys Ricardo Rigmor
    Rikke Rin Rita Roald Robin Rocio Rodrigo Roland Rolf Romain Ronja Rosalind Rosario Rowena Roxana Ruben
    Rudolf Rui Runa Ruslan Ruta Ruth Ryszard Saad Sabine Sachiko Sadia Sakari Salma Salvador Samir Samuel
    Sandeep Sanne Saoirse Sara Sasha Satoshi Saule Savannah Sebastian Seda Selam Selma Semyon Seppo Serena
    Sergei Seung Shabnam Shanti Sharma Sheila Shin Shirin Shiv Shreya Sibongile Sigrid Silas Silje Silvia
    Simeon Simone Sinead Siobhan Sipho Slavka Snezana Sofia Solveig Somchai Sonja Soren Stefan Stella Stig
    Subira Sudhir Sujata Sulaiman Sunita Suresh Susanna Svein Svetlana Sven Sylvie Szymon Tadashi Tadeusz
    Tahira Taiwo Takeshi Tala Talia Tamar Tamika Tanja Tapio Tarek Tariq Tatiana Tegan Temitope Teodor Teresa
    Tereza Tessa Thabo Thandiwe Thanh Thea Theodora Thierry Thomas Thora Tiago Tiberiu Tijana Tilda Timo Timur
    Tindra Tobias Tomas Tomoko Torsten Toshiro Tove Tran Tuan Tuulikki Tycho Ugo Ulrike Uma Umar Unathi Urs
    Ursula Usha Uwe Valentina Valter Vanya Vasile Veera Velina Venkat Vera Verena Veronika Vicente Victoire
    Vidar Vigdis Vijay Viktor Vilhelm Vinh Viola Violeta Virginia Vitaly Vittoria Vivek Vlad Vlasta Wafa
    Wahida Walter Wambui Wanda Wangari Warwick Wei Wendell Werner Wiebke Wilfred Wilhelmina Willem Winifred
    Wiremu Witold Wojciech Wolfgang Wyn Xabier Xiadani Ximena Xin Xiomara Yaa Yadira Yael Yakov Yan Yara
    Yasmin Yasuo Yehuda Yelena Yetunde Yin Yngve Yoko Yolanda Yonas Youssef Yuki Yukio Yulia Yusra Yvette
    Zachary Zahra Zainab Zara Zawadi Zbigniew Zdenka Zeynep Zhanna Zhen Ziad Zinaida Zita Zoe Zofia Zoltan
    Zora Zsofia Zubair Zuzana José Zoë André Björk Chloé Çağla Łukasz Søren Þóra Štěpán
  `,
  lasts: `
    Aalto Aaronson Abara Abbasi Abdullahi Abernethy Abiodun Abreu Achterberg Acosta Adair Adeyemi Adler
    Afolabi Agarwal Aguilar Ahlgren Ahmadi Aitken Akhtar Akinola Albrecht Alcantara Aldous Alekseev Alfaro
    Allende Almasi Almeida Alonzo Altman Alvarez Amadi Amaral Ambrose Amundsen Anand Andrade Angelov Anselm
    Antonov Appiah Araujo Arancibia Arendt Argyle Arima Armitage Arnason Asante Ashby Ashworth Asplund Atkin
    Auclair Avakian Avila Awad Ayala Azevedo Babic Bachmann Bagley Bakker Balogun Banerjee Bangura Baptista
    Barakat Baranov Barbosa Barclay Bardot Barros Bartos Basu Batista Bauer Bayraktar Beaumont Becerra Bednar
    Bekker Belmont Benedek Bengtsson Benitez Berezin Bergmann Bernal Bertolini Bhatt Bianchi Bielski Birch
    Bjarnason Blackwood Blanchard Bogdanov Boldizsar Bonnet Borges Borowski Botha Bouchard Bowen Bozkurt
    Braddock Braga Brahimi Brennan Brinkmann Brodie Bruun Buchanan Budi Burke Bustos Butcher Caballero Cabrera
    Caldwell Calloway Camara Cameron Campos Cantrell Capek Cardoso Carlsen Carmichael Carrasco Carvalho
    Castellano Cavendish Celik Cerny Chakraborty Chalmers Chambers Chang Chaudhry Chavez Chikere Cho Choudhury
    Christou Cieslak Cisse Clarke Clifton Coelho Colombo Conrad Contreras Corbett Cordova Correia Costello
    Cowan Craddock Crespo Crowther Cruickshank Csonka Cunha Curran Czerny Dahl Dalgaard Danjuma Daoud Darby
    Das Dasgupta Davidov Dawson Debnath Delacroix Delgado Demir Deng Desai Dhillon Diallo Diaz Dimitrov Diop
    Dlamini Dobson Dogan Dolan Donnelly Dorsey Dostal Doyle Dragic Drummond Duarte Dubois Duffy Dumont Duncan
    Dupont Durand Dvorak Dyer Eastwood Ebert Echeverria Edeh Edgerton Edmonds Egger Eide Einarsson Ekberg
    Elder Eldridge Elkins Ellwood Emerson Endo Engel Enriquez Eriksen Esposito Estrada Etxebarria Evensen
    Everett Eze Faber Fadel Fairbairn Falk Farkas Faulkner Fekete Feldman Ferrari Figueroa Fischer
    Fitzgerald Fleming Flores Flynn Fofana Fontaine Forsberg Fournier Fowler Fraser Freitas Friedrich Frost
    Fujita Fukuda Fulton Furst Gabor Gaines Galvin Gandhi Ganesan Garcia Gardiner Garnier Gaspar Gauthier
    Gebremariam Geisler Georgiou Gerhardt Ghosh Gibbons Gilchrist Gimenez Giordano Glover Goldberg Gomes
    Gonzalo Gorecki Gottlieb Goto Grabowski Grant Grau Greco Grigoryan Grimaldi Groves Grunwald Gudmundsson
    Guerrero Guillory Gundersen Gupta Gustafsson Guzman Haas Habte Haddad Hagen Haider Hakimi Hale Halloran
    Hamada Hammond Hanif Hanley Hansson Haraldsen Hargreaves Harlow Haroun Hartmann Hasegawa Hassani Hawkins
    Hayashi Healey Hedlund Heikkinen Hellstrom Henderson Hernandez Herrera Herzog Hidalgo Higgins Hirano Hoang
    Hodgson Hofmann Holmgren Honda Horvath Hossain Houghton Howarth Hruska Huang Hughes Hussain Hutton
    Huynh Iacob Ibarra Ibekwe Ibrahimov Iglesias Ignatov Ikeda Iliescu Imai Inoue Iqbal Irvine Isaksen
    Ishikawa Islam Ito Ivanova Iversen Iyer Jabbar Jacobsen Jaeger Jahan Jain Jakobsson Jankowski Jansen
    Jaramillo Jarvinen Jenkins Jensen Jessop Jimenez Johansen Joshi Jovanovic Juarez Jung Juhasz Kaczmarek
    Kader Kaiser Kalashnik Kallio Kamau Kaminski Kang Kantor Kapoor Karimi Karlsson Karim Kato Kaufmann Kaur
    Kavanagh Kawasaki Kaya Keating Keller Kemp Kendrick Kessler Khalil Khan Khumalo Kiefer Kimura King
    Kinsella Kiplagat Kirby Kirchner Kiss Kjeldsen Klein Knudsen Kobayashi Koch Kohler Kolar Komarov Kondo
    Konstantinou Korhonen Kovacs Kowalczyk Kozlov Kraft Krasniqi Krause Kravchenko Kristiansen Kruger Kubo
    Kucera Kulkarni Kumari Kurosawa Kuznetsov Kwarteng Kyriakou Lacroix Lagerfeld Lahtinen Lambert Lancaster
    Larsen Lassila Laurent Lazarov Leblanc Lebedev Lehmann Leitner Lemaire Lennox Leroux Levy Lewandowski Lim
    Lind Lisowski Lockhart Lombardi Londono Lopes Lorentz Lowell Lozano Lund Lungu Lynch Lysenko Maas Mabaso
    Macdonald Machado Mackay Madsen Magnusson Mahlangu Majumdar Makinen Malinowski Mandal Mansour Marchand
    Marin Markovic Marques Martins Masuda Matsumoto Mattsson Maurer Maxwell Mayer Mbeki Mcallister Mcbride
    Medina Mehta Meier Melnyk Mendes Mensah Menon Mikkelsen Milosevic Mishra Mitra Miyamoto Mohamud Molina
    Molnar Monaghan Montoya Moravec Moreno Mori Morozov Moser Moyo Mueller Mukherjee Mulder Munro Murakami
    Musa Mwangi Myklebust Nagy Nair Nakamura Nakashima Nascimento Nasser Navarro Ndlovu Nedelcu Negri Nemeth
    Neumann Newcombe Nguyen Niemi Nikolaidis Nilsen Nishimura Njoroge Nkosi Noguera Nordin Novotny Nowak Ntuli
    Nunez Nwosu Nygaard Oakley Obando Obi Ochoa Odhiambo Odonnell Oduya Ogawa Ojeda Okada Okoye Oliveira
    Olofsson Olsen Omondi Onyango Orban Orlov Ortega Osei Oshea Osorio Ostrowski Otieno Ouedraogo Owusu Ozturk
    Pacheco Padilla Paek Palmer Panagos Pandey Papadakis Pappas Paredes Park Parvez Pasternak Patel Pavlov Paz
    Pedersen Peltola Pereira Petersen Petrov Pham Phiri Pichler Pillai Pinto Pires Pohl Pokorny Popescu
    Portillo Powell Prasad Pretorius Prince Prokop Puig Pulido Qadir Quaye Quintero Quigley Rabinowitz Radu
    Rahimi Rai Ramirez Rana Rao Rasmussen Rautio Razak Reddy Reilly Reinhardt Renard Reyes Ribeiro Richter
    Riley Ritchie Rivas Robles Rocha Rodriguez Rojas Romano Rosales Rossi Roth Roux Rozental Rubin Ruiz Russo
    Rutkowski Ryan Saarinen Sabharwal Sadler Saeed Saito Sakamoto Salazar Salonen Samson Sanchez Sandberg
    Santana Saraiva Sarkar Sasaki Sato Savage Schaefer Schmid Schneider Scholz Schreiber Schroeder Schwarz
    Sebastiani Seidel Sen Seo Serrano Sethi Severin Shah Shapiro Sharif Shevchenko Shimizu Shrestha Sibanda
    Siddiqui Silva Simic Simonsen Sinclair Singh Sithole Sjoberg Skov Slater Slavik Smirnov Sobczak Sokolov
    Solano Sommer Song Sorensen Soto Sousa Spencer Stankovic Steiner Stenberg Stoica Strand Strauss
    Subramanian Sugimoto Sutherland Suzuki Svoboda Swanson Szabo Szymanski Tadesse Taggart Takahashi Talbot
    Tamm Tanaka Tang Tapia Tavares Taylor Tchoumi Teixeira Tembo Tesfaye Thapa Thomsen Thorburn Thorvaldsen
    Tikkanen Timofeev Tkachenko Todorov Tomasson Torres Toth Toure Tran Traore Trevino Tsang Tshabalala
    Tuominen Turgut Tyrrell Uchida Ueno Ullah Urbina Usman Utkin Vacek Valdez Valencia Vance Vandermeer Varela
    Vargas Varma Vasquez Vaughn Velasco Venter Verhoeven Vermeulen Vesely Vidal Viera Villanueva Virtanen
    Visser Vlahos Vogel Volkov Voronin Vos Vranjes Vuong Wagner Wainwright Walczak Wallin Walsh Wambugu
    Wanjiru Warburton Warsame Watanabe Weaver Weber Weiss Wentworth Westergaard Whelan Wickham Wieczorek
    Wilkes Winkler Winther Wolff Wong Wozniak Wright Wulff Xavier Xu Yadav Yamada Yamamoto Yang Yardley Yeboah
    Yilmaz Yoder Yoon Yoshida Young Yousef Yusupov Zaman Zamora Zapata Zavala Zelenka Zeller Zhang Zhou
    Ziegler Zielinski Zimmermann Zubkov Zulu
  `,
} as const;

/** Players. */
export const commanderNameTexts = {
  firsts: `
    Ada Bram Calder Dorn Eliza Ferro Gale Hollis Jory Kestrel Lumen Argon Bishop Cinder Comet Cricket Dash
    Digger Domino Dusty Echo Ender Fable Falcon Fizz Flint Frosty Gadget Ghost Ginger Gizmo Halcyon Havoc Hex
    Husky Indigo Ion Jinx Jolly Karma Kilo Lazy Lefty Lucky Lynx Maverick Merlin Midge Mossy Nebula Nimbus
    Nomad Nova Oberon Onyx Orbit Otter Patch Pepper Phoenix Pixel Pogo Pulsar Quark Quasar Raven Rhubarb Rook
    Rusty Sable Scout Shadow Sirius Sleepy Smokey Socks Sparrow Static Stormy Tango Thistle Tinker Titan
    Toffee Tonic Tumble Turbo Umber Vagrant Vector Velvet Viper Vixen Waffle Walrus Warden Whisky Wombat
    Yonder Zephyr Zero Ziggy
  `,
  lasts: `
    Ashdown Brightwater Corvane Drake Ember Farrow Grieve Harrow Ives Kade Lark Anchor Badger Bandit Barrel
    Beacon Biscuit Blaze Bolt Bramble Brimstone Bucket Buckshot Candle Captain Chaser Clover Cobalt Copper
    Cosmos Crow Dagger Dawn Delta Dingo Drifter Dynamo Eclipse Engine Ferret Fiddler Fireside Fox Gambit
    Gibbon Granite Gravy Griffin Gull Hammer Harbour Hatchet Hermit Hobbit Hornet Hunter Iceberg Jackdaw
    Jester Juggler Kettle Kraken Lantern Longshot Magpie Marlin Marmot Meteor Midnight Mustang Nightjar Oddity
    Ostrich Owl Paladin Panther Parsec Pilgrim Piper Puffin Ranger Reaper Ricochet Rocket Rover Sailor
    Saxifrage Scribe Sentinel Seven Skipper Sparks Spanner Starling Stoat Stray Sunday Tempest Thunder Trooper
    Tulip Turnip Vandal Vortex Wanderer Whistler Wolf Wren Yeoman Zenith
  `,
} as const;
