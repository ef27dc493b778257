package journal;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The journal of Elite Dangerous as types: 280 kinds of events, versions 4.0 to 4.4.1.1 of the game.
 * Members and kinds that have no class here are kept, and written back. Made by "shakedown types
 * --language java": change the tables there, not this file.
 */
public final class Journal {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private Journal() {
    }

    /** The member of the journal that a field holds, where it has another name. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.FIELD)
    public @interface Key {
        String value();
    }

    /** An object of the journal. Its fields are null where the journal has no such member. */
    public abstract static class JournalObject {
        /** Members that have no field, or are of another type than their field. */
        public final transient Map<String, JsonNode> extra = new LinkedHashMap<>();

        public ObjectNode toJson() {
            return write(this);
        }
    }

    /** One line of the journal, or the content of a file beside it. */
    public abstract static class Event extends JournalObject {
        /** The value of the member event. */
        public abstract String kind();
    }

    /** An event of a kind that has no class here: all of it is in extra. */
    public static final class UnknownEvent extends Event {
        private final String kind;

        private UnknownEvent(String kind) {
            this.kind = kind;
        }

        @Override
        public String kind() {
            return kind;
        }
    }

    /** The event of a line; empty if it is not a JSON object with an event. */
    public static Optional<Event> parse(String line) {
        try {
            JsonNode node = MAPPER.readTree(line);
            return node instanceof ObjectNode ? parse((ObjectNode) node) : Optional.empty();
        } catch (JsonProcessingException | StackOverflowError error) {
            return Optional.empty();
        }
    }

    public static Optional<Event> parse(ObjectNode members) {
        JsonNode kind = members.get("event");
        if (kind == null || !kind.isTextual()) {
            return Optional.empty();
        }
        Supplier<Event> maker = KINDS.get(kind.textValue());
        return Optional.of(read(members, maker == null ? new UnknownEvent(kind.textValue()) : maker.get()));
    }

    /** The time of a timestamp; null if it is none. */
    public static Instant timeOf(String timestamp) {
        try {
            return timestamp == null ? null : OffsetDateTime.parse(timestamp).toInstant();
        } catch (DateTimeParseException error) {
            return null;
        }
    }

    private static <T extends JournalObject> T read(ObjectNode members, T into) {
        Map<String, Field> fields = fieldsOf(into.getClass());
        members.fields().forEachRemaining(member -> {
            Field field = fields.get(member.getKey());
            Object value = field == null ? null : valueOf(member.getValue(), field.getGenericType());
            if (value == null) {
                into.extra.put(member.getKey(), member.getValue());
            } else {
                set(field, into, value);
            }
        });
        return into;
    }

    /** The value as a Java type; null if it is of another type. */
    private static Object valueOf(JsonNode node, Type type) {
        if (type == String.class) {
            return node.isTextual() ? node.textValue() : null;
        }
        if (type == Long.class) {
            return node.isIntegralNumber() && node.canConvertToLong() ? node.longValue() : null;
        }
        if (type == Double.class) {
            boolean isExact = !node.isIntegralNumber() || Math.abs(node.doubleValue()) < 9007199254740992d;
            return node.isNumber() && isExact ? node.doubleValue() : null;
        }
        if (type == Boolean.class) {
            return node.isBoolean() ? node.booleanValue() : null;
        }
        if (type == JsonNode.class) {
            return node.isNull() ? null : node;
        }
        if (type instanceof ParameterizedType) {
            Type[] of = ((ParameterizedType) type).getActualTypeArguments();
            return of.length == 1 ? listOf(node, of[0]) : mapOf(node, of[1]);
        }
        return node instanceof ObjectNode ? read((ObjectNode) node, made((Class<?>) type)) : null;
    }

    private static List<Object> listOf(JsonNode node, Type of) {
        if (!node.isArray()) {
            return null;
        }
        List<Object> values = new ArrayList<>();
        for (JsonNode each : node) {
            values.add(valueOf(each, of));
        }
        return values.contains(null) ? null : values;
    }

    private static Map<String, Object> mapOf(JsonNode node, Type of) {
        if (!node.isObject()) {
            return null;
        }
        Map<String, Object> values = new LinkedHashMap<>();
        node.fields().forEachRemaining(each -> values.put(each.getKey(), valueOf(each.getValue(), of)));
        return values.containsValue(null) ? null : values;
    }

    private static ObjectNode write(JournalObject from) {
        ObjectNode node = MAPPER.createObjectNode();
        fieldsOf(from.getClass()).forEach((key, field) -> {
            Object value = get(field, from);
            if (value != null) {
                node.set(key, nodeOf(value));
            }
        });
        from.extra.forEach(node::set);
        return node;
    }

    private static JsonNode nodeOf(Object value) {
        if (value instanceof JournalObject) {
            return write((JournalObject) value);
        }
        if (value instanceof List) {
            ArrayNode list = MAPPER.createArrayNode();
            ((List<?>) value).forEach(each -> list.add(nodeOf(each)));
            return list;
        }
        if (value instanceof Map) {
            ObjectNode node = MAPPER.createObjectNode();
            ((Map<?, ?>) value).forEach((key, each) -> node.set((String) key, nodeOf(each)));
            return node;
        }
        return MAPPER.valueToTree(value);
    }

    private static final ClassValue<Map<String, Field>> FIELDS = new ClassValue<Map<String, Field>>() {
        @Override
        protected Map<String, Field> computeValue(Class<?> type) {
            Map<String, Field> fields = new LinkedHashMap<>();
            for (Field field : type.getFields()) {
                Key key = field.getAnnotation(Key.class);
                if (!Modifier.isTransient(field.getModifiers())) {
                    fields.put(key == null ? field.getName() : key.value(), field);
                }
            }
            return fields;
        }
    };

    private static Map<String, Field> fieldsOf(Class<?> type) {
        return FIELDS.get(type);
    }

    private static JournalObject made(Class<?> type) {
        try {
            return (JournalObject) type.getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException error) {
            throw new IllegalStateException(error);
        }
    }

    private static Object get(Field field, Object of) {
        try {
            return field.get(of);
        } catch (IllegalAccessException error) {
            throw new IllegalStateException(error);
        }
    }

    private static void set(Field field, Object of, Object value) {
        try {
            field.set(of, value);
        } catch (IllegalAccessException error) {
            throw new IllegalStateException(error);
        }
    }

    private static List<String> bitNames(long value, Map<Integer, String> names) {
        List<String> found = new ArrayList<>();
        for (int bit = 0; bit < 32; bit++) {
            if ((value >> bit & 1) == 1) {
                found.add(names.getOrDefault(bit, "Bit" + bit));
            }
        }
        return found;
    }

    /** Type of conflict between two factions. Other values occur. */
    public static final class WarType {
        public static final String civilwar = "civilwar";
        public static final String war = "war";
        public static final String election = "election";

        private WarType() {
        }
    }

    /** Status of a conflict; empty once it is over. Other values occur. */
    public static final class ConflictStatus {
        public static final String active = "active";
        public static final String pending = "pending";
        public static final String Empty = "";
        public static final String none = "none";

        private ConflictStatus() {
        }
    }

    /** State of a faction. Other values occur. */
    public static final class FactionStateName {
        public static final String Boom = "Boom";
        public static final String Investment = "Investment";
        public static final String Expansion = "Expansion";
        public static final String None = "None";
        public static final String PublicHoliday = "PublicHoliday";
        public static final String Outbreak = "Outbreak";
        public static final String CivilWar = "CivilWar";
        public static final String War = "War";
        public static final String Election = "Election";
        public static final String Bust = "Bust";
        public static final String CivilLiberty = "CivilLiberty";
        public static final String CivilUnrest = "CivilUnrest";
        public static final String InfrastructureFailure = "InfrastructureFailure";
        public static final String Famine = "Famine";
        public static final String PirateAttack = "PirateAttack";
        public static final String Lockdown = "Lockdown";
        public static final String Drought = "Drought";
        public static final String Retreat = "Retreat";
        public static final String Blight = "Blight";
        public static final String Terrorism = "Terrorism";
        public static final String NaturalDisaster = "NaturalDisaster";
        public static final String Exiled = "Exiled";

        private FactionStateName() {
        }
    }

    /** Government of a faction. Other values occur. */
    public static final class GovernmentName {
        public static final String Anarchy = "Anarchy";
        public static final String Communism = "Communism";
        public static final String Confederacy = "Confederacy";
        public static final String Cooperative = "Cooperative";
        public static final String Corporate = "Corporate";
        public static final String Democracy = "Democracy";
        public static final String Dictatorship = "Dictatorship";
        public static final String Feudal = "Feudal";
        public static final String Patronage = "Patronage";
        public static final String PrisonColony = "PrisonColony";
        public static final String Prison = "Prison";
        public static final String Theocracy = "Theocracy";
        public static final String Engineer = "Engineer";
        public static final String Carrier = "Carrier";
        public static final String Megaconstruction = "Megaconstruction";
        public static final String None = "None";
        public static final String Megastructure = "Megastructure";
        public static final String PrivateOwnership = "PrivateOwnership";

        private GovernmentName() {
        }
    }

    /** Allegiance; empty in an unpopulated system. Other values occur. */
    public static final class AllegianceName {
        public static final String Independent = "Independent";
        public static final String Federation = "Federation";
        public static final String Empire = "Empire";
        public static final String Alliance = "Alliance";
        public static final String PilotsFederation = "PilotsFederation";
        public static final String Thargoid = "Thargoid";
        public static final String Guardian = "Guardian";
        public static final String PlayerPilots = "PlayerPilots";
        public static final String FrontlineSolutions = "FrontlineSolutions";
        public static final String Empty = "";

        private AllegianceName() {
        }
    }

    /** State of the Thargoid war in a system. Other values occur. */
    public static final class ThargoidWarState {
        public static final String Thargoid_Probing = "Thargoid_Probing";
        public static final String Thargoid_Harvest = "Thargoid_Harvest";
        public static final String Thargoid_Controlled = "Thargoid_Controlled";
        public static final String Thargoid_Stronghold = "Thargoid_Stronghold";
        public static final String Thargoid_Recovery = "Thargoid_Recovery";
        public static final String Empty = "";
        public static final String Unknown = "Unknown";

        private ThargoidWarState() {
        }
    }

    /** The powers of Powerplay. Other values occur. */
    public static final class PowerName {
        public static final String A_Lavigny_Duval = "A. Lavigny-Duval";
        public static final String Aisling_Duval = "Aisling Duval";
        public static final String Archon_Delaine = "Archon Delaine";
        public static final String Denton_Patreus = "Denton Patreus";
        public static final String Edmund_Mahon = "Edmund Mahon";
        public static final String Felicia_Winters = "Felicia Winters";
        public static final String Li_Yong_Rui = "Li Yong-Rui";
        public static final String Pranav_Antal = "Pranav Antal";
        public static final String Yuri_Grom = "Yuri Grom";
        public static final String Zemina_Torval = "Zemina Torval";
        public static final String Jerome_Archer = "Jerome Archer";
        public static final String Nakato_Kaine = "Nakato Kaine";
        public static final String Zachary_Hudson = "Zachary Hudson";
        public static final String Independent = "Independent";

        private PowerName() {
        }
    }

    /** Economy of a system or station. Other values occur. */
    public static final class EconomyToken {
        public static final String economy_Agri = "$economy_Agri;";
        public static final String economy_Colony = "$economy_Colony;";
        public static final String economy_Extraction = "$economy_Extraction;";
        public static final String economy_HighTech = "$economy_HighTech;";
        public static final String economy_Industrial = "$economy_Industrial;";
        public static final String economy_Military = "$economy_Military;";
        public static final String economy_None = "$economy_None;";
        public static final String economy_Refinery = "$economy_Refinery;";
        public static final String economy_Service = "$economy_Service;";
        public static final String economy_Terraforming = "$economy_Terraforming;";
        public static final String economy_Tourism = "$economy_Tourism;";
        public static final String economy_Prison = "$economy_Prison;";
        public static final String economy_Damaged = "$economy_Damaged;";
        public static final String economy_Rescue = "$economy_Rescue;";
        public static final String economy_Repair = "$economy_Repair;";
        public static final String economy_Carrier = "$economy_Carrier;";
        public static final String economy_Engineer = "$economy_Engineer;";
        public static final String economy_Undefined = "$economy_Undefined;";

        private EconomyToken() {
        }
    }

    /** Government of a system or station. Other values occur. */
    public static final class GovernmentToken {
        public static final String government_Anarchy = "$government_Anarchy;";
        public static final String government_Communism = "$government_Communism;";
        public static final String government_Confederacy = "$government_Confederacy;";
        public static final String government_Cooperative = "$government_Cooperative;";
        public static final String government_Corporate = "$government_Corporate;";
        public static final String government_Democracy = "$government_Democracy;";
        public static final String government_Dictatorship = "$government_Dictatorship;";
        public static final String government_Feudal = "$government_Feudal;";
        public static final String government_Patronage = "$government_Patronage;";
        public static final String government_PrisonColony = "$government_PrisonColony;";
        public static final String government_Prison = "$government_Prison;";
        public static final String government_Theocracy = "$government_Theocracy;";
        public static final String government_Engineer = "$government_Engineer;";
        public static final String government_Carrier = "$government_Carrier;";
        public static final String government_Megaconstruction = "$government_Megaconstruction;";
        public static final String government_None = "$government_None;";

        private GovernmentToken() {
        }
    }

    /** Security level of a system. Other values occur. */
    public static final class SecurityLevel {
        public static final String SYSTEM_SECURITY_low = "$SYSTEM_SECURITY_low;";
        public static final String GAlAXY_MAP_INFO_state_anarchy = "$GAlAXY_MAP_INFO_state_anarchy;";
        public static final String SYSTEM_SECURITY_high = "$SYSTEM_SECURITY_high;";
        public static final String SYSTEM_SECURITY_medium = "$SYSTEM_SECURITY_medium;";
        public static final String GALAXY_MAP_INFO_state_lawless = "$GALAXY_MAP_INFO_state_lawless;";

        private SecurityLevel() {
        }
    }

    /** Type of body. Other values occur. */
    public static final class BodyTypeName {
        public static final String Star = "Star";
        public static final String Null = "Null";
        public static final String Planet = "Planet";
        public static final String Station = "Station";
        public static final String PlanetaryRing = "PlanetaryRing";
        public static final String StellarRing = "StellarRing";
        public static final String AsteroidCluster = "AsteroidCluster";
        public static final String Ring = "Ring";

        private BodyTypeName() {
        }
    }

    /** Powerplay state of a system. Other values occur. */
    public static final class PowerplayState {
        public static final String Unoccupied = "Unoccupied";
        public static final String Contested = "Contested";
        public static final String Exploited = "Exploited";
        public static final String Fortified = "Fortified";
        public static final String Stronghold = "Stronghold";
        public static final String Controlled = "Controlled";
        public static final String InPrepareRadius = "InPrepareRadius";
        public static final String HomeSystem = "HomeSystem";
        public static final String Prepared = "Prepared";
        public static final String Turmoil = "Turmoil";

        private PowerplayState() {
        }
    }

    /** The screen or panel the player has open. Other values occur. */
    public static final class GuiFocus {
        /** NoFocus. */
        public static final long NoFocus = 0L;
        /** InternalPanel: right panel. */
        public static final long InternalPanel_right_panel = 1L;
        /** ExternalPanel: left panel. */
        public static final long ExternalPanel_left_panel = 2L;
        /** CommsPanel: top panel. */
        public static final long CommsPanel_top_panel = 3L;
        /** RolePanel: bottom panel. */
        public static final long RolePanel_bottom_panel = 4L;
        /** StationServices. */
        public static final long StationServices = 5L;
        /** GalaxyMap. */
        public static final long GalaxyMap = 6L;
        /** SystemMap. */
        public static final long SystemMap = 7L;
        /** Orrery. */
        public static final long Orrery = 8L;
        /** FSSMode: full spectrum system scanner. */
        public static final long FSSMode_full_spectrum_system_scanner = 9L;
        /** SAAMode: surface area analysis scanner. */
        public static final long SAAMode_surface_area_analysis_scanner = 10L;
        /** Codex. */
        public static final long Codex = 11L;

        private GuiFocus() {
        }
    }

    /** Legal state of the player. Other values occur. */
    public static final class LegalStateName {
        public static final String Clean = "Clean";
        public static final String Speeding = "Speeding";
        public static final String IllegalCargo = "IllegalCargo";
        public static final String Wanted = "Wanted";
        public static final String Hostile = "Hostile";
        public static final String PassengerWanted = "PassengerWanted";
        public static final String Warrant = "Warrant";
        public static final String Allied = "Allied";
        public static final String Thargoid = "Thargoid";

        private LegalStateName() {
        }
    }

    /** Type of station. Other values occur. */
    public static final class StationTypeName {
        public static final String FleetCarrier = "FleetCarrier";
        public static final String Coriolis = "Coriolis";
        public static final String CraterOutpost = "CraterOutpost";
        public static final String Orbis = "Orbis";
        public static final String Ocellus = "Ocellus";
        public static final String Bernal = "Bernal";
        public static final String Outpost = "Outpost";
        public static final String AsteroidBase = "AsteroidBase";
        public static final String MegaShip = "MegaShip";
        public static final String CraterPort = "CraterPort";
        public static final String SurfaceStation = "SurfaceStation";
        public static final String OnFootSettlement = "OnFootSettlement";
        public static final String SpaceConstructionDepot = "SpaceConstructionDepot";
        public static final String PlanetaryConstructionDepot = "PlanetaryConstructionDepot";
        public static final String None = "None";

        private StationTypeName() {
        }
    }

    /** State of a station. Other values occur. */
    public static final class StationStateName {
        public static final String Damaged = "Damaged";
        public static final String UnderRepairs = "UnderRepairs";
        public static final String UnderAttack = "UnderAttack";
        public static final String Abandoned = "Abandoned";
        public static final String Construction = "Construction";

        private StationStateName() {
        }
    }

    /** Services a station offers. Other values occur. */
    public static final class StationService {
        public static final String Dock = "Dock";
        public static final String Autodock = "Autodock";
        public static final String BlackMarket = "BlackMarket";
        public static final String Commodities = "Commodities";
        public static final String Contacts = "Contacts";
        public static final String Exploration = "Exploration";
        public static final String Initiatives = "Initiatives";
        public static final String Missions = "Missions";
        public static final String Outfitting = "Outfitting";
        public static final String CrewLounge = "CrewLounge";
        public static final String Rearm = "Rearm";
        public static final String Refuel = "Refuel";
        public static final String Repair = "Repair";
        public static final String Shipyard = "Shipyard";
        public static final String Tuning = "Tuning";
        public static final String Workshop = "Workshop";
        public static final String MissionsGenerated = "MissionsGenerated";
        public static final String Facilitator = "Facilitator";
        public static final String Research = "Research";
        public static final String FlightController = "FlightController";
        public static final String StationOperations = "StationOperations";
        public static final String OnDockMission = "OnDockMission";
        public static final String Powerplay = "Powerplay";
        public static final String SearchAndRescue = "SearchAndRescue";
        public static final String shop = "shop";
        public static final String carriermanagement = "carriermanagement";
        public static final String carrierfuel = "carrierfuel";
        public static final String carriervendor = "carriervendor";
        public static final String livery = "livery";
        public static final String modulepacks = "modulepacks";
        public static final String voucherredemption = "voucherredemption";
        public static final String dock_2 = "dock";
        public static final String autodock_2 = "autodock";
        public static final String blackmarket_2 = "blackmarket";
        public static final String commodities_2 = "commodities";
        public static final String contacts_2 = "contacts";
        public static final String exploration_2 = "exploration";
        public static final String initiatives_2 = "initiatives";
        public static final String missions_2 = "missions";
        public static final String outfitting_2 = "outfitting";
        public static final String crewlounge_2 = "crewlounge";
        public static final String rearm_2 = "rearm";
        public static final String refuel_2 = "refuel";
        public static final String repair_2 = "repair";
        public static final String shipyard_2 = "shipyard";
        public static final String tuning_2 = "tuning";
        public static final String workshop_2 = "workshop";
        public static final String missionsgenerated_2 = "missionsgenerated";
        public static final String facilitator_2 = "facilitator";
        public static final String research_2 = "research";
        public static final String flightcontroller_2 = "flightcontroller";
        public static final String stationoperations_2 = "stationoperations";
        public static final String ondockmission_2 = "ondockmission";
        public static final String powerplay_2 = "powerplay";
        public static final String searchrescue = "searchrescue";
        public static final String engineer = "engineer";
        public static final String materialtrader = "materialtrader";
        public static final String techBroker = "techBroker";
        public static final String stationMenu = "stationMenu";
        public static final String socialspace = "socialspace";
        public static final String bartender = "bartender";
        public static final String vistagenomics = "vistagenomics";
        public static final String pioneersupplies = "pioneersupplies";
        public static final String apexinterstellar = "apexinterstellar";
        public static final String colonisationcontribution = "colonisationcontribution";
        public static final String frontlinesolutions = "frontlinesolutions";
        public static final String registeringcolonisation = "registeringcolonisation";
        public static final String refinery = "refinery";
        public static final String squadronBank = "squadronBank";

        private StationService() {
        }
    }

    /**
     * Percentile band among contributors: 25 means the top 25 %, 0 the top rank, 100 no contribution.
     * Other values occur.
     */
    public static final class PercentileBand {
        public static final long _100 = 100L;
        public static final long _75 = 75L;
        public static final long _50 = 50L;
        public static final long _25 = 25L;
        public static final long _0 = 0L;
        public static final long _10 = 10L;

        private PercentileBand() {
        }
    }

    /** The engineers. Other values occur. */
    public static final class EngineerName {
        public static final String Didi_Vatermann = "Didi Vatermann";
        public static final String Bill_Turner = "Bill Turner";
        public static final String Broo_Tarquin = "Broo Tarquin";
        public static final String The_Sarge = "The Sarge";
        public static final String Zacariah_Nemo = "Zacariah Nemo";
        public static final String Liz_Ryder = "Liz Ryder";
        public static final String Hera_Tani = "Hera Tani";
        public static final String Felicity_Farseer = "Felicity Farseer";
        public static final String Ram_Tah = "Ram Tah";
        public static final String Lei_Cheung = "Lei Cheung";
        public static final String Petra_Olmanova = "Petra Olmanova";
        public static final String Colonel_Bris_Dekker = "Colonel Bris Dekker";
        public static final String Marsha_Hicks = "Marsha Hicks";
        public static final String Elvira_Martuuk = "Elvira Martuuk";
        public static final String The_Dweller = "The Dweller";
        public static final String Marco_Qwent = "Marco Qwent";
        public static final String Selene_Jean = "Selene Jean";
        public static final String Professor_Palin = "Professor Palin";
        public static final String Lori_Jameson = "Lori Jameson";
        public static final String Juri_Ishmaak = "Juri Ishmaak";
        public static final String Tod_The_Blaster_McQuinn = "Tod 'The Blaster' McQuinn";
        public static final String Tiana_Fortune = "Tiana Fortune";
        public static final String Mel_Brandon = "Mel Brandon";
        public static final String Etienne_Dorn = "Etienne Dorn";
        public static final String Chloe_Sedesi = "Chloe Sedesi";
        public static final String Jude_Navarro = "Jude Navarro";
        public static final String Domino_Green = "Domino Green";
        public static final String Hero_Ferrari = "Hero Ferrari";
        public static final String Kit_Fowler = "Kit Fowler";
        public static final String Wellington_Beck = "Wellington Beck";
        public static final String Terra_Velasquez = "Terra Velasquez";
        public static final String Uma_Laszlo = "Uma Laszlo";
        public static final String Oden_Geiger = "Oden Geiger";
        public static final String Yarden_Bond = "Yarden Bond";
        public static final String Baltanos = "Baltanos";
        public static final String Eleanor_Bresa = "Eleanor Bresa";
        public static final String Rosa_Dayette = "Rosa Dayette";
        public static final String Yi_Shen = "Yi Shen";

        private EngineerName() {
        }
    }

    /** The player's access to an engineer. Other values occur. */
    public static final class EngineerAccess {
        public static final String Unlocked = "Unlocked";
        public static final String Invited = "Invited";
        public static final String Known = "Known";
        public static final String Acquainted = "Acquainted";
        public static final String Barred = "Barred";

        private EngineerAccess() {
        }
    }

    /** Where cargo is transferred to. Other values occur. */
    public static final class TransferDirection {
        public static final String toship = "toship";
        public static final String tocarrier = "tocarrier";
        public static final String tosrv = "tosrv";

        private TransferDirection() {
        }
    }

    /** The class of a star. Other values occur. */
    public static final class StarClassName {
        public static final String O = "O";
        public static final String B = "B";
        public static final String A = "A";
        public static final String F = "F";
        public static final String G = "G";
        public static final String K = "K";
        public static final String M = "M";
        public static final String L = "L";
        public static final String T = "T";
        public static final String Y = "Y";
        public static final String TTS = "TTS";
        public static final String AeBe = "AeBe";
        public static final String W = "W";
        public static final String WN = "WN";
        public static final String WNC = "WNC";
        public static final String WC = "WC";
        public static final String WO = "WO";
        public static final String CS = "CS";
        public static final String C = "C";
        public static final String CN = "CN";
        public static final String CJ = "CJ";
        public static final String CH = "CH";
        public static final String CHd = "CHd";
        public static final String MS = "MS";
        public static final String S = "S";
        public static final String D = "D";
        public static final String DA = "DA";
        public static final String DAB = "DAB";
        public static final String DAO = "DAO";
        public static final String DAZ = "DAZ";
        public static final String DAV = "DAV";
        public static final String DB = "DB";
        public static final String DBZ = "DBZ";
        public static final String DBV = "DBV";
        public static final String DO = "DO";
        public static final String DOV = "DOV";
        public static final String DQ = "DQ";
        public static final String DC = "DC";
        public static final String DCV = "DCV";
        public static final String DX = "DX";
        public static final String N = "N";
        public static final String H = "H";
        public static final String SupermassiveBlackHole = "SupermassiveBlackHole";
        public static final String A_BlueWhiteSuperGiant = "A_BlueWhiteSuperGiant";
        public static final String B_BlueWhiteSuperGiant = "B_BlueWhiteSuperGiant";
        public static final String F_WhiteSuperGiant = "F_WhiteSuperGiant";
        public static final String G_WhiteSuperGiant = "G_WhiteSuperGiant";
        public static final String M_RedSuperGiant = "M_RedSuperGiant";
        public static final String M_RedGiant = "M_RedGiant";
        public static final String K_OrangeGiant = "K_OrangeGiant";
        public static final String X = "X";
        public static final String RoguePlanet = "RoguePlanet";
        public static final String Nebula = "Nebula";
        public static final String StellarRemnantNebula = "StellarRemnantNebula";

        private StarClassName() {
        }
    }

    /** Slots that hold a weapon. Other values occur. */
    public static final class SuitSlotName {
        public static final String PrimaryWeapon1 = "PrimaryWeapon1";
        public static final String PrimaryWeapon2 = "PrimaryWeapon2";
        public static final String SecondaryWeapon = "SecondaryWeapon";

        private SuitSlotName() {
        }
    }

    /** Hand weapons. Other values occur. */
    public static final class HandWeaponName {
        public static final String wpn_s_pistol_kinetic_sauto = "wpn_s_pistol_kinetic_sauto";
        public static final String wpn_m_assaultrifle_kinetic_fauto = "wpn_m_assaultrifle_kinetic_fauto";
        public static final String wpn_m_submachinegun_kinetic_fauto = "wpn_m_submachinegun_kinetic_fauto";
        public static final String wpn_m_launcher_rocket_sauto = "wpn_m_launcher_rocket_sauto";
        public static final String wpn_m_assaultrifle_laser_fauto = "wpn_m_assaultrifle_laser_fauto";
        public static final String wpn_m_submachinegun_laser_fauto = "wpn_m_submachinegun_laser_fauto";
        public static final String wpn_s_pistol_laser_sauto = "wpn_s_pistol_laser_sauto";
        public static final String wpn_m_sniper_plasma_charged = "wpn_m_sniper_plasma_charged";
        public static final String wpn_s_pistol_plasma_charged = "wpn_s_pistol_plasma_charged";
        public static final String wpn_m_shotgun_plasma_doublebarrel = "wpn_m_shotgun_plasma_doublebarrel";
        public static final String wpn_m_assaultrifle_plasma_fauto = "wpn_m_assaultrifle_plasma_fauto";

        private HandWeaponName() {
        }
    }

    /** Hand weapon modifications. Other values occur. */
    public static final class WeaponModName {
        public static final String weapon_handling = "weapon_handling";
        public static final String weapon_suppression_unpressurised = "weapon_suppression_unpressurised";
        public static final String weapon_suppression_pressurised = "weapon_suppression_pressurised";
        public static final String weapon_backpackreloading = "weapon_backpackreloading";
        public static final String weapon_clipsize = "weapon_clipsize";
        public static final String weapon_scope = "weapon_scope";
        public static final String weapon_reloadspeed = "weapon_reloadspeed";
        public static final String weapon_accuracy = "weapon_accuracy";
        public static final String weapon_stability = "weapon_stability";
        public static final String weapon_range = "weapon_range";
        public static final String weapon_headshotdamage = "weapon_headshotdamage";

        private WeaponModName() {
        }
    }

    /** The suits, with one name for each class. Other values occur. */
    public static final class SuitTypeName {
        public static final String flightsuit = "flightsuit";
        public static final String utilitysuit_class1 = "utilitysuit_class1";
        public static final String utilitysuit_class2 = "utilitysuit_class2";
        public static final String utilitysuit_class3 = "utilitysuit_class3";
        public static final String utilitysuit_class4 = "utilitysuit_class4";
        public static final String utilitysuit_class5 = "utilitysuit_class5";
        public static final String tacticalsuit_class1 = "tacticalsuit_class1";
        public static final String tacticalsuit_class2 = "tacticalsuit_class2";
        public static final String tacticalsuit_class3 = "tacticalsuit_class3";
        public static final String tacticalsuit_class4 = "tacticalsuit_class4";
        public static final String tacticalsuit_class5 = "tacticalsuit_class5";
        public static final String explorationsuit_class1 = "explorationsuit_class1";
        public static final String explorationsuit_class2 = "explorationsuit_class2";
        public static final String explorationsuit_class3 = "explorationsuit_class3";
        public static final String explorationsuit_class4 = "explorationsuit_class4";
        public static final String explorationsuit_class5 = "explorationsuit_class5";

        private SuitTypeName() {
        }
    }

    /** Suit modifications. Other values occur. */
    public static final class SuitModName {
        public static final String suit_increasedsprintduration = "suit_increasedsprintduration";
        public static final String suit_increasedbatterycapacity = "suit_increasedbatterycapacity";
        public static final String suit_reducedtoolbatteryconsumption = "suit_reducedtoolbatteryconsumption";
        public static final String suit_backpackcapacity = "suit_backpackcapacity";
        public static final String suit_quieterfootsteps = "suit_quieterfootsteps";
        public static final String suit_increasedshieldregen = "suit_increasedshieldregen";
        public static final String suit_increasedammoreserves = "suit_increasedammoreserves";
        public static final String suit_improvedjumpassist = "suit_improvedjumpassist";
        public static final String suit_nightvision = "suit_nightvision";
        public static final String suit_increasedo2capacity = "suit_increasedo2capacity";
        public static final String suit_improvedradar = "suit_improvedradar";
        public static final String suit_improvedarmourrating = "suit_improvedarmourrating";
        public static final String suit_increasedmeleedamage = "suit_increasedmeleedamage";
        public static final String suit_adsmovementspeed = "suit_adsmovementspeed";

        private SuitModName() {
        }
    }

    /** Whose hold it is. Other values occur. */
    public static final class CargoVessel {
        public static final String Ship = "Ship";
        public static final String SRV = "SRV";

        private CargoVessel() {
        }
    }

    /** What the player is in: the galaxy, or an operation. Other values occur. */
    public static final class PlayMode {
        public static final String MainGame = "MainGame";
        public static final String Operation = "Operation";

        private PlayMode() {
        }
    }

    /** With whom the player plays. Other values occur. */
    public static final class GameMode {
        public static final String Solo = "Solo";
        public static final String Open = "Open";
        public static final String Group = "Group";

        private GameMode() {
        }
    }

    /** The blueprints of engineers. Other values occur. */
    public static final class BlueprintName {
        public static final String Armour_Advanced = "Armour_Advanced";
        public static final String Armour_HeavyDuty = "Armour_HeavyDuty";
        public static final String Armour_Thermic = "Armour_Thermic";
        public static final String CargoRack_IncreasedCapacity = "CargoRack_IncreasedCapacity";
        public static final String ChaffLauncher_LightWeight = "ChaffLauncher_LightWeight";
        public static final String Decorative_Green = "Decorative_Green";
        public static final String Decorative_Red = "Decorative_Red";
        public static final String Decorative_Yellow = "Decorative_Yellow";
        public static final String Engine_Dirty = "Engine_Dirty";
        public static final String Engine_Reinforced = "Engine_Reinforced";
        public static final String Engine_Tuned = "Engine_Tuned";
        public static final String FSD_FastBoot = "FSD_FastBoot";
        public static final String FSD_LongRange = "FSD_LongRange";
        public static final String FSDinterdictor_Expanded = "FSDinterdictor_Expanded";
        public static final String FSDinterdictor_LongRange = "FSDinterdictor_LongRange";
        public static final String HeatSinkLauncher_HeatSinkCapacity = "HeatSinkLauncher_HeatSinkCapacity";
        public static final String HeatSinkLauncher_LightWeight = "HeatSinkLauncher_LightWeight";
        public static final String HullReinforcement_Advanced = "HullReinforcement_Advanced";
        public static final String HullReinforcement_HeavyDuty = "HullReinforcement_HeavyDuty";
        public static final String HullReinforcement_Kinetic = "HullReinforcement_Kinetic";
        public static final String HullReinforcement_Thermic = "HullReinforcement_Thermic";
        public static final String LifeSupport_LightWeight = "LifeSupport_LightWeight";
        public static final String Misc_ChaffCapacity = "Misc_ChaffCapacity";
        public static final String Misc_HeatSinkCapacity = "Misc_HeatSinkCapacity";
        public static final String Misc_LightWeight = "Misc_LightWeight";
        public static final String Misc_Shielded = "Misc_Shielded";
        public static final String PointDefence_LightWeight = "PointDefence_LightWeight";
        public static final String PowerDistributor_HighCapacity = "PowerDistributor_HighCapacity";
        public static final String PowerDistributor_HighFrequency = "PowerDistributor_HighFrequency";
        public static final String PowerDistributor_PriorityEngines = "PowerDistributor_PriorityEngines";
        public static final String PowerDistributor_PriorityWeapons = "PowerDistributor_PriorityWeapons";
        public static final String PowerDistributor_Shielded = "PowerDistributor_Shielded";
        public static final String PowerPlant_Armoured = "PowerPlant_Armoured";
        public static final String PowerPlant_Boosted = "PowerPlant_Boosted";
        public static final String PowerPlant_Stealth = "PowerPlant_Stealth";
        public static final String Sensor_Expanded = "Sensor_Expanded";
        public static final String Sensor_FastScan = "Sensor_FastScan";
        public static final String Sensor_KillWarrantScanner_FastScan = "Sensor_KillWarrantScanner_FastScan";
        public static final String Sensor_LightWeight = "Sensor_LightWeight";
        public static final String Sensor_LongRange = "Sensor_LongRange";
        public static final String Sensor_Sensor_LightWeight = "Sensor_Sensor_LightWeight";
        public static final String Sensor_Sensor_LongRange = "Sensor_Sensor_LongRange";
        public static final String Sensor_SurfaceScanner_FastScan = "Sensor_SurfaceScanner_FastScan";
        public static final String Sensor_WakeScanner_FastScan = "Sensor_WakeScanner_FastScan";
        public static final String ShieldBooster_HeavyDuty = "ShieldBooster_HeavyDuty";
        public static final String ShieldBooster_Kinetic = "ShieldBooster_Kinetic";
        public static final String ShieldBooster_Resistive = "ShieldBooster_Resistive";
        public static final String ShieldBooster_Thermic = "ShieldBooster_Thermic";
        public static final String ShieldCellBank_Rapid = "ShieldCellBank_Rapid";
        public static final String ShieldCellBank_Specialised = "ShieldCellBank_Specialised";
        public static final String ShieldGenerator_Kinetic = "ShieldGenerator_Kinetic";
        public static final String ShieldGenerator_Optimised = "ShieldGenerator_Optimised";
        public static final String ShieldGenerator_Reinforced = "ShieldGenerator_Reinforced";
        public static final String ShieldGenerator_Thermic = "ShieldGenerator_Thermic";
        public static final String Weapon_DoubleShot = "Weapon_DoubleShot";
        public static final String Weapon_Efficient = "Weapon_Efficient";
        public static final String Weapon_Focused = "Weapon_Focused";
        public static final String Weapon_HighCapacity = "Weapon_HighCapacity";
        public static final String Weapon_LightWeight = "Weapon_LightWeight";
        public static final String Weapon_LongRange = "Weapon_LongRange";
        public static final String Weapon_Overcharged = "Weapon_Overcharged";
        public static final String Weapon_RapidFire = "Weapon_RapidFire";
        public static final String Weapon_ShortRange = "Weapon_ShortRange";
        public static final String Weapon_Sturdy = "Weapon_Sturdy";

        private BlueprintName() {
        }
    }

    /** The experimental effects of engineers. Other values occur. */
    public static final class ExperimentalEffectName {
        public static final String special_armour_chunky = "special_armour_chunky";
        public static final String special_armour_thermic = "special_armour_thermic";
        public static final String special_auto_loader = "special_auto_loader";
        public static final String special_concordant_sequence = "special_concordant_sequence";
        public static final String special_corrosive_shell = "special_corrosive_shell";
        public static final String special_dispersal_field = "special_dispersal_field";
        public static final String special_drag_munitions = "special_drag_munitions";
        public static final String special_emissive_munitions = "special_emissive_munitions";
        public static final String special_engine_haulage = "special_engine_haulage";
        public static final String special_engine_lightweight = "special_engine_lightweight";
        public static final String special_engine_overloaded = "special_engine_overloaded";
        public static final String special_feedback_cascade_cooled = "special_feedback_cascade_cooled";
        public static final String special_fsd_fuelcapacity = "special_fsd_fuelcapacity";
        public static final String special_fsd_heavy = "special_fsd_heavy";
        public static final String special_fsd_lightweight = "special_fsd_lightweight";
        public static final String special_hullreinforcement_chunky = "special_hullreinforcement_chunky";
        public static final String special_hullreinforcement_kinetic = "special_hullreinforcement_kinetic";
        public static final String special_hullreinforcement_thermic = "special_hullreinforcement_thermic";
        public static final String special_incendiary_rounds = "special_incendiary_rounds";
        public static final String special_lock_breaker = "special_lock_breaker";
        public static final String special_phasing_sequence = "special_phasing_sequence";
        public static final String special_plasma_slug = "special_plasma_slug";
        public static final String special_plasma_slug_cooled = "special_plasma_slug_cooled";
        public static final String special_powerdistributor_efficient = "special_powerdistributor_efficient";
        public static final String special_powerdistributor_fast = "special_powerdistributor_fast";
        public static final String special_powerdistributor_lightweight = "special_powerdistributor_lightweight";
        public static final String special_powerplant_cooled = "special_powerplant_cooled";
        public static final String special_powerplant_highcharge = "special_powerplant_highcharge";
        public static final String special_powerplant_lightweight = "special_powerplant_lightweight";
        public static final String special_powerplant_toughened = "special_powerplant_toughened";
        public static final String special_regeneration_sequence = "special_regeneration_sequence";
        public static final String special_scramble_spectrum = "special_scramble_spectrum";
        public static final String special_screening_shell = "special_screening_shell";
        public static final String special_shield_efficient = "special_shield_efficient";
        public static final String special_shield_health = "special_shield_health";
        public static final String special_shield_kinetic = "special_shield_kinetic";
        public static final String special_shield_lightweight = "special_shield_lightweight";
        public static final String special_shield_regenerative = "special_shield_regenerative";
        public static final String special_shield_resistive = "special_shield_resistive";
        public static final String special_shieldbooster_chunky = "special_shieldbooster_chunky";
        public static final String special_shieldbooster_efficient = "special_shieldbooster_efficient";
        public static final String special_shieldbooster_kinetic = "special_shieldbooster_kinetic";
        public static final String special_shieldbooster_thermic = "special_shieldbooster_thermic";
        public static final String special_shieldcell_gradual = "special_shieldcell_gradual";
        public static final String special_shieldcell_oversized = "special_shieldcell_oversized";
        public static final String special_super_penetrator_cooled = "special_super_penetrator_cooled";
        public static final String special_thermal_cascade = "special_thermal_cascade";
        public static final String special_thermal_conduit = "special_thermal_conduit";
        public static final String special_thermal_vent = "special_thermal_vent";
        public static final String special_thermalshock = "special_thermalshock";
        public static final String special_weapon_damage = "special_weapon_damage";
        public static final String special_weapon_efficient = "special_weapon_efficient";
        public static final String special_weapon_lightweight = "special_weapon_lightweight";
        public static final String special_weapon_toughened = "special_weapon_toughened";

        private ExperimentalEffectName() {
        }
    }

    /** The types of passenger. Other values occur. */
    public static final class PassengerTypeName {
        public static final String Criminal = "Criminal";
        public static final String Tourist = "Tourist";
        public static final String Scientist = "Scientist";
        public static final String Medical = "Medical";
        public static final String Soldier = "Soldier";
        public static final String Business = "Business";
        public static final String MinorCelebrity = "MinorCelebrity";
        public static final String Terrorist = "Terrorist";

        private PassengerTypeName() {
        }
    }

    /** Why a station refuses docking. Other values occur. */
    public static final class DockingDenialReason {
        public static final String NoSpace = "NoSpace";
        public static final String Distance = "Distance";
        public static final String Offences = "Offences";
        public static final String NoReason = "NoReason";
        public static final String RestrictedAccess = "RestrictedAccess";
        public static final String TooLarge = "TooLarge";
        public static final String Hostile = "Hostile";
        public static final String JumpImminent = "JumpImminent";

        private DockingDenialReason() {
        }
    }

    /** Where the countdown leads to. Other values occur. */
    public static final class JumpType {
        public static final String Hyperspace = "Hyperspace";
        public static final String Supercruise = "Supercruise";

        private JumpType() {
        }
    }

    /** The types of unidentified signal source. Other values occur. */
    public static final class SignalSourceType {
        public static final String USS_Type_Salvage = "$USS_Type_Salvage;";
        public static final String USS_Type_NonHuman = "$USS_Type_NonHuman;";
        public static final String USS_Type_ValuableSalvage = "$USS_Type_ValuableSalvage;";
        public static final String USS_Type_VeryValuableSalvage = "$USS_Type_VeryValuableSalvage;";
        public static final String USS_Type_Convoy = "$USS_Type_Convoy;";
        public static final String USS_Type_Aftermath = "$USS_Type_Aftermath;";
        public static final String USS_Type_WeaponsFire = "$USS_Type_WeaponsFire;";
        public static final String USS_Type_DistressSignal = "$USS_Type_DistressSignal;";
        public static final String USS_Type_PowerEmissions = "$USS_Type_PowerEmissions;";
        public static final String USS_Type_MissionTarget = "$USS_Type_MissionTarget;";
        public static final String USS_Type_AXShips = "$USS_Type_AXShips;";
        public static final String USS_Type_AXWeaponsFire = "$USS_Type_AXWeaponsFire;";
        public static final String USS_Type_PowerplayConvoyDistressSignal = "$USS_Type_PowerplayConvoyDistressSignal;";
        public static final String USS_Type_Ceremonial = "$USS_Type_Ceremonial;";
        public static final String USS_Type_PowerConvoy = "$USS_Type_PowerConvoy;";
        public static final String USS_Type_PowerWeaponsFire = "$USS_Type_PowerWeaponsFire;";

        private SignalSourceType() {
        }
    }

    /** The crimes. Other values occur. */
    public static final class CrimeType {
        public static final String assault = "assault";
        public static final String onFoot_murder = "onFoot_murder";
        public static final String murder = "murder";
        public static final String dockingMinorTresspass = "dockingMinorTresspass";
        public static final String collidedAtSpeedInNoFireZone = "collidedAtSpeedInNoFireZone";
        public static final String interdiction = "interdiction";
        public static final String dumpingDangerous = "dumpingDangerous";
        public static final String collidedAtSpeedInNoFireZone_hulldamage = "collidedAtSpeedInNoFireZone_hulldamage";
        public static final String onFoot_failureToSubmitToPolice = "onFoot_failureToSubmitToPolice";
        public static final String onFoot_detectionOfWeapon = "onFoot_detectionOfWeapon";
        public static final String dockingMajorTresspass = "dockingMajorTresspass";
        public static final String onFoot_recklessEndangerment = "onFoot_recklessEndangerment";
        public static final String onFoot_arcCutterUse = "onFoot_arcCutterUse";
        public static final String onFoot_trespass = "onFoot_trespass";
        public static final String dockingMinorBlockingLandingPad = "dockingMinorBlockingLandingPad";
        public static final String recklessWeaponsDischarge = "recklessWeaponsDischarge";
        public static final String onFoot_identityTheft = "onFoot_identityTheft";
        public static final String fireInNoFireZone = "fireInNoFireZone";
        public static final String dockingMinorBlockingAirlock = "dockingMinorBlockingAirlock";
        public static final String onFoot_carryingIllegalGoods = "onFoot_carryingIllegalGoods";
        public static final String onFoot_propertyTheft = "onFoot_propertyTheft";
        public static final String onFoot_profileCloningIntent = "onFoot_profileCloningIntent";
        public static final String disobeyPolice = "disobeyPolice";
        public static final String dockingMajorBlockingAirlock = "dockingMajorBlockingAirlock";
        public static final String dockingMajorBlockingLandingPad = "dockingMajorBlockingLandingPad";
        public static final String dumpingNearStation = "dumpingNearStation";
        public static final String fireInStation = "fireInStation";
        public static final String illegalCargo = "illegalCargo";
        public static final String onFoot_breakingAndEntering = "onFoot_breakingAndEntering";
        public static final String onFoot_carryingIllegalData = "onFoot_carryingIllegalData";
        public static final String onFoot_carryingStolenGoods = "onFoot_carryingStolenGoods";
        public static final String onFoot_damagingDefences = "onFoot_damagingDefences";
        public static final String onFoot_dataTransfer = "onFoot_dataTransfer";
        public static final String onFoot_eBreachUse = "onFoot_eBreachUse";
        public static final String onFoot_overchargeIntent = "onFoot_overchargeIntent";
        public static final String onFoot_overchargedPort = "onFoot_overchargedPort";
        public static final String onFoot_theft = "onFoot_theft";
        public static final String onfoot_overchargedPort_2 = "onfoot_overchargedPort";
        public static final String passengerWanted = "passengerWanted";
        public static final String piracy = "piracy";
        public static final String shuttleDestruction = "shuttleDestruction";

        private CrimeType() {
        }
    }

    /** The combat ranks of pilots. Other values occur. */
    public static final class CombatRankName {
        public static final String Competent = "Competent";
        public static final String Expert = "Expert";
        public static final String Master = "Master";
        public static final String Deadly = "Deadly";
        public static final String Dangerous = "Dangerous";
        public static final String Novice = "Novice";
        public static final String Mostly_Harmless = "Mostly Harmless";
        public static final String Elite = "Elite";
        public static final String Harmless = "Harmless";

        private CombatRankName() {
        }
    }

    /** How the player goes on after dying. Other values occur. */
    public static final class ResurrectOptionName {
        public static final String rebuy = "rebuy";
        public static final String rejoin = "rejoin";
        public static final String handin = "handin";
        public static final String recover = "recover";
        public static final String escape = "escape";

        private ResurrectOptionName() {
        }
    }

    /** The surface vehicles. Other values occur. */
    public static final class SrvTypeName {
        public static final String testbuggy = "testbuggy";
        public static final String combat_multicrew_srv_01 = "combat_multicrew_srv_01";
        public static final String lander01 = "lander01";
        public static final String mev_rhino = "mev_rhino";

        private SrvTypeName() {
        }
    }

    /** Legal status of a targeted pilot. Other values occur. */
    public static final class TargetLegalStatusName {
        public static final String Clean = "Clean";
        public static final String Wanted = "Wanted";
        public static final String Lawless = "Lawless";
        public static final String Enemy = "Enemy";
        public static final String Unknown = "Unknown";
        public static final String Thargoid22 = "Thargoid22";

        private TargetLegalStatusName() {
        }
    }

    /** Who is under fire. Other values occur. */
    public static final class AttackedName {
        public static final String You = "You";
        public static final String Mothership = "Mothership";
        public static final String Fighter = "Fighter";

        private AttackedName() {
        }
    }

    /** The subcategory of a Codex entry. Other values occur. */
    public static final class CodexSubCategoryName {
        public static final String Codex_SubCategory_Organic_Structures = "$Codex_SubCategory_Organic_Structures;";
        public static final String Codex_SubCategory_Terrestrials = "$Codex_SubCategory_Terrestrials;";
        public static final String Codex_SubCategory_Stars = "$Codex_SubCategory_Stars;";
        public static final String Codex_SubCategory_Gas_Giants = "$Codex_SubCategory_Gas_Giants;";
        public static final String Codex_SubCategory_Geology_and_Anomalies = "$Codex_SubCategory_Geology_and_Anomalies;";
        public static final String Codex_SubCategory_Thargoid = "$Codex_SubCategory_Thargoid;";

        private CodexSubCategoryName() {
        }
    }

    /** The category of a Codex entry. Other values occur. */
    public static final class CodexCategoryName {
        public static final String Codex_Category_Biology = "$Codex_Category_Biology;";
        public static final String Codex_Category_StellarBodies = "$Codex_Category_StellarBodies;";
        public static final String Codex_Category_Civilisations = "$Codex_Category_Civilisations;";

        private CodexCategoryName() {
        }
    }

    /** A type of source of data that can be scanned. Other values occur. */
    public static final class DataSourceType {
        public static final String Datascan_DataPoint = "$Datascan_DataPoint;";
        public static final String Datascan_TouristBeacon = "$Datascan_TouristBeacon;";
        public static final String Datascan_ShipUplink = "$Datascan_ShipUplink;";
        public static final String Datascan_ANCIENTCODEX = "$Datascan_ANCIENTCODEX;";
        public static final String Datascan_WreckedShip = "$Datascan_WreckedShip;";
        public static final String Datascan_Settlement_Unknown = "$Datascan_Settlement_Unknown;";
        public static final String Datascan_Unknown_Uplink = "$Datascan_Unknown_Uplink;";
        public static final String Datascan_ListeningPost = "$Datascan_ListeningPost;";
        public static final String Datascan_AbandonedDataLog = "$Datascan_AbandonedDataLog;";

        private DataSourceType() {
        }
    }

    /** The type of a signal in a system. Other values occur. */
    public static final class SignalTypeName {
        public static final String FleetCarrier = "FleetCarrier";
        public static final String Combat = "Combat";
        public static final String ResourceExtraction = "ResourceExtraction";
        public static final String Installation = "Installation";
        public static final String Outpost = "Outpost";
        public static final String NavBeacon = "NavBeacon";
        public static final String Megaship = "Megaship";
        public static final String TouristBeacon = "TouristBeacon";
        public static final String StationCoriolis = "StationCoriolis";
        public static final String USS = "USS";
        public static final String StationONeilCylinder = "StationONeilCylinder";
        public static final String Generic = "Generic";
        public static final String StationONeilOrbis = "StationONeilOrbis";
        public static final String StationBernalSphere = "StationBernalSphere";
        public static final String StationMegaShip = "StationMegaShip";
        public static final String SquadronCarrier = "SquadronCarrier";
        public static final String Titan = "Titan";
        public static final String Codex = "Codex";
        public static final String StationAsteroid = "StationAsteroid";
        public static final String StationDodec = "StationDodec";

        private SignalTypeName() {
        }
    }

    /** The state of a faction that causes a signal. Other values occur. */
    public static final class SpawningStateName {
        public static final String FactionState_None = "$FactionState_None;";
        public static final String FactionState_boom_desc = "$FactionState_boom_desc;";
        public static final String FactionState_CivilWar_desc = "$FactionState_CivilWar_desc;";
        public static final String FactionState_Expansion_desc = "$FactionState_Expansion_desc;";
        public static final String FactionState_War_desc = "$FactionState_War_desc;";
        public static final String FactionState_CivilUnrest_desc = "$FactionState_CivilUnrest_desc;";
        public static final String FactionState_Election_desc = "$FactionState_Election_desc;";
        public static final String FactionState_bust_desc = "$FactionState_bust_desc;";
        public static final String FactionState_Outbreak_desc = "$FactionState_Outbreak_desc;";
        public static final String FactionState_PublicHoliday_desc = "$FactionState_PublicHoliday_desc;";
        public static final String FactionState_Terrorism_desc = "$FactionState_Terrorism_desc;";
        public static final String FactionState_PirateAttack_desc = "$FactionState_PirateAttack_desc;";
        public static final String FactionState_Retreat_desc = "$FactionState_Retreat_desc;";
        public static final String FactionState_Investment_desc = "$FactionState_Investment_desc;";
        public static final String Empty = "";

        private SpawningStateName() {
        }
    }

    /** The categories of engineering materials. Other values occur. */
    public static final class MaterialCategory {
        public static final String Manufactured = "Manufactured";
        public static final String Encoded = "Encoded";
        public static final String Raw = "Raw";

        private MaterialCategory() {
        }
    }

    /** The genera of organisms. Other values occur. */
    public static final class GenusName {
        public static final String Codex_Ent_Bacterial_Genus_Name = "$Codex_Ent_Bacterial_Genus_Name;";
        public static final String Codex_Ent_Tussocks_Genus_Name = "$Codex_Ent_Tussocks_Genus_Name;";
        public static final String Codex_Ent_Stratum_Genus_Name = "$Codex_Ent_Stratum_Genus_Name;";
        public static final String Codex_Ent_Fungoids_Genus_Name = "$Codex_Ent_Fungoids_Genus_Name;";
        public static final String Codex_Ent_Osseus_Genus_Name = "$Codex_Ent_Osseus_Genus_Name;";
        public static final String Codex_Ent_Fonticulus_Genus_Name = "$Codex_Ent_Fonticulus_Genus_Name;";
        public static final String Codex_Ent_Shrubs_Genus_Name = "$Codex_Ent_Shrubs_Genus_Name;";
        public static final String Codex_Ent_Tubus_Genus_Name = "$Codex_Ent_Tubus_Genus_Name;";
        public static final String Codex_Ent_Conchas_Genus_Name = "$Codex_Ent_Conchas_Genus_Name;";
        public static final String Codex_Ent_Cactoid_Genus_Name = "$Codex_Ent_Cactoid_Genus_Name;";
        public static final String Codex_Ent_Aleoids_Genus_Name = "$Codex_Ent_Aleoids_Genus_Name;";
        public static final String Codex_Ent_Clypeus_Genus_Name = "$Codex_Ent_Clypeus_Genus_Name;";
        public static final String Codex_Ent_Ground_Struct_Ice_Name = "$Codex_Ent_Ground_Struct_Ice_Name;";
        public static final String Codex_Ent_Fumerolas_Genus_Name = "$Codex_Ent_Fumerolas_Genus_Name;";
        public static final String Codex_Ent_Recepta_Genus_Name = "$Codex_Ent_Recepta_Genus_Name;";
        public static final String Codex_Ent_Electricae_Genus_Name = "$Codex_Ent_Electricae_Genus_Name;";
        public static final String Codex_Ent_Brancae_Name = "$Codex_Ent_Brancae_Name;";
        public static final String Codex_Ent_Ingensradices_Genus_Name = "$Codex_Ent_Ingensradices_Genus_Name;";
        public static final String Codex_Ent_Cone_Name = "$Codex_Ent_Cone_Name;";

        private GenusName() {
        }
    }

    /** The class of a ring. Other values occur. */
    public static final class RingClassName {
        public static final String eRingClass_Rocky = "eRingClass_Rocky";
        public static final String eRingClass_MetalRich = "eRingClass_MetalRich";
        public static final String eRingClass_Icy = "eRingClass_Icy";
        public static final String eRingClass_Metalic = "eRingClass_Metalic";

        private RingClassName() {
        }
    }

    /** A gas in an atmosphere. Other values occur. */
    public static final class AtmosphereGasName {
        public static final String Nitrogen = "Nitrogen";
        public static final String SulphurDioxide = "SulphurDioxide";
        public static final String Helium = "Helium";
        public static final String CarbonDioxide = "CarbonDioxide";
        public static final String Hydrogen = "Hydrogen";
        public static final String Argon = "Argon";
        public static final String Methane = "Methane";
        public static final String Neon = "Neon";
        public static final String Ammonia = "Ammonia";
        public static final String Oxygen = "Oxygen";
        public static final String Water = "Water";
        public static final String Silicates = "Silicates";
        public static final String Iron = "Iron";

        private AtmosphereGasName() {
        }
    }

    /** How a body was scanned. Other values occur. */
    public static final class ScanTypeName {
        public static final String Detailed = "Detailed";
        public static final String AutoScan = "AutoScan";
        public static final String NavBeaconDetail = "NavBeaconDetail";
        public static final String Basic = "Basic";

        private ScanTypeName() {
        }
    }

    /** Whether a planet can be or has been terraformed. Other values occur. */
    public static final class TerraformStateName {
        public static final String Terraformable = "Terraformable";
        public static final String Terraformed = "Terraformed";
        public static final String Terraforming = "Terraforming";
        public static final String Empty = "";

        private TerraformStateName() {
        }
    }

    /** The class of a planet. Other values occur. */
    public static final class PlanetClassName {
        public static final String Icy_body = "Icy body";
        public static final String High_metal_content_body = "High metal content body";
        public static final String Rocky_body = "Rocky body";
        public static final String Rocky_ice_body = "Rocky ice body";
        public static final String Sudarsky_class_I_gas_giant = "Sudarsky class I gas giant";
        public static final String Sudarsky_class_III_gas_giant = "Sudarsky class III gas giant";
        public static final String Water_world = "Water world";
        public static final String Metal_rich_body = "Metal rich body";
        public static final String Gas_giant_with_water_based_life = "Gas giant with water based life";
        public static final String Sudarsky_class_II_gas_giant = "Sudarsky class II gas giant";
        public static final String Gas_giant_with_ammonia_based_life = "Gas giant with ammonia based life";
        public static final String Sudarsky_class_IV_gas_giant = "Sudarsky class IV gas giant";
        public static final String Ammonia_world = "Ammonia world";
        public static final String Earthlike_body = "Earthlike body";
        public static final String Water_giant = "Water giant";
        public static final String Helium_rich_gas_giant = "Helium rich gas giant";
        public static final String Sudarsky_class_V_gas_giant = "Sudarsky class V gas giant";

        private PlanetClassName() {
        }
    }

    /** The type of an atmosphere. Other values occur. */
    public static final class AtmosphereTypeName {
        public static final String None = "None";
        public static final String CarbonDioxide = "CarbonDioxide";
        public static final String SulphurDioxide = "SulphurDioxide";
        public static final String ArgonRich = "ArgonRich";
        public static final String Nitrogen = "Nitrogen";
        public static final String Methane = "Methane";
        public static final String NeonRich = "NeonRich";
        public static final String MethaneRich = "MethaneRich";
        public static final String Helium = "Helium";
        public static final String Argon = "Argon";
        public static final String Water = "Water";
        public static final String Ammonia = "Ammonia";
        public static final String Neon = "Neon";
        public static final String CarbonDioxideRich = "CarbonDioxideRich";
        public static final String AmmoniaRich = "AmmoniaRich";
        public static final String SilicateVapour = "SilicateVapour";
        public static final String WaterRich = "WaterRich";
        public static final String AmmoniaOxygen = "AmmoniaOxygen";
        public static final String EarthLike = "EarthLike";
        public static final String Oxygen = "Oxygen";
        public static final String MetallicVapour = "MetallicVapour";

        private AtmosphereTypeName() {
        }
    }

    /** The volcanism of a planet. Other values occur. */
    public static final class VolcanismName {
        public static final String major_water_geysers_volcanism = "major water geysers volcanism";
        public static final String major_silicate_vapour_geysers_volcanism = "major silicate vapour geysers volcanism";
        public static final String minor_metallic_magma_volcanism = "minor metallic magma volcanism";
        public static final String major_rocky_magma_volcanism = "major rocky magma volcanism";
        public static final String water_geysers_volcanism = "water geysers volcanism";
        public static final String minor_carbon_dioxide_geysers_volcanism = "minor carbon dioxide geysers volcanism";
        public static final String minor_silicate_vapour_geysers_volcanism = "minor silicate vapour geysers volcanism";
        public static final String metallic_magma_volcanism = "metallic magma volcanism";
        public static final String major_water_magma_volcanism = "major water magma volcanism";
        public static final String carbon_dioxide_geysers_volcanism = "carbon dioxide geysers volcanism";
        public static final String rocky_magma_volcanism = "rocky magma volcanism";
        public static final String minor_rocky_magma_volcanism = "minor rocky magma volcanism";
        public static final String major_metallic_magma_volcanism = "major metallic magma volcanism";
        public static final String minor_water_magma_volcanism = "minor water magma volcanism";
        public static final String minor_nitrogen_magma_volcanism = "minor nitrogen magma volcanism";
        public static final String water_magma_volcanism = "water magma volcanism";
        public static final String minor_ammonia_magma_volcanism = "minor ammonia magma volcanism";
        public static final String minor_methane_magma_volcanism = "minor methane magma volcanism";
        public static final String silicate_vapour_geysers_volcanism = "silicate vapour geysers volcanism";
        public static final String minor_water_geysers_volcanism = "minor water geysers volcanism";
        public static final String Empty = "";

        private VolcanismName() {
        }
    }

    /** The luminosity class of a star. Other values occur. */
    public static final class LuminosityClassName {
        public static final String Va = "Va";
        public static final String V = "V";
        public static final String Vab = "Vab";
        public static final String VI = "VI";
        public static final String Vb = "Vb";
        public static final String VII = "VII";
        public static final String Vz = "Vz";
        public static final String IV = "IV";
        public static final String IVb = "IVb";
        public static final String III = "III";
        public static final String O = "O";
        public static final String IIab = "IIab";
        public static final String IVab = "IVab";
        public static final String I = "I";

        private LuminosityClassName() {
        }
    }

    /** How much the rings of a planet hold for miners. Other values occur. */
    public static final class ReserveLevelName {
        public static final String PristineResources = "PristineResources";
        public static final String CommonResources = "CommonResources";
        public static final String MajorResources = "MajorResources";
        public static final String LowResources = "LowResources";
        public static final String DepletedResources = "DepletedResources";

        private ReserveLevelName() {
        }
    }

    /** The task a limpet is launched for. Other values occur. */
    public static final class LimpetType {
        public static final String Collection = "Collection";
        public static final String Prospector = "Prospector";
        public static final String Repair = "Repair";
        public static final String FuelTransfer = "FuelTransfer";
        public static final String Decontamination = "Decontamination";
        public static final String Hatchbreaker = "Hatchbreaker";
        public static final String Research = "Research";

        private LimpetType() {
        }
    }

    /** Who may dock at a carrier. Other values occur. */
    public static final class CarrierDockingAccess {
        public static final String all = "all";
        public static final String none = "none";
        public static final String friends = "friends";
        public static final String squadronfriends = "squadronfriends";
        public static final String squadron = "squadron";

        private CarrierDockingAccess() {
        }
    }

    /** How many engineering materials an asteroid contains. Other values occur. */
    public static final class AsteroidContentLevel {
        public static final String AsteroidMaterialContent_Low = "$AsteroidMaterialContent_Low;";
        public static final String AsteroidMaterialContent_Medium = "$AsteroidMaterialContent_Medium;";
        public static final String AsteroidMaterialContent_High = "$AsteroidMaterialContent_High;";

        private AsteroidContentLevel() {
        }
    }

    /** What has been done with the cargo of a mission. Other values occur. */
    public static final class CargoDepotUpdateType {
        public static final String Deliver = "Deliver";
        public static final String Collect = "Collect";

        private CargoDepotUpdateType() {
        }
    }

    /** What a crew member does. Other values occur. */
    public static final class CrewRoleName {
        public static final String Idle = "Idle";
        public static final String Active = "Active";
        public static final String Helm = "Helm";
        public static final String OnFoot = "OnFoot";
        public static final String OnShoreLeave = "OnShoreLeave";
        public static final String FighterCon = "FighterCon";
        public static final String FireCon = "FireCon";

        private CrewRoleName() {
        }
    }

    /** What a player gives to an engineer. Other values occur. */
    public static final class EngineerContributionType {
        public static final String Commodity = "Commodity";
        public static final String Materials = "Materials";
        public static final String Bounty = "Bounty";

        private EngineerContributionType() {
        }
    }

    /** The ships, with taxis and dropships. Other values occur. */
    public static final class ShipTypeName {
        public static final String adder = "adder";
        public static final String adder_taxi = "adder_taxi";
        public static final String anaconda = "anaconda";
        public static final String asp = "asp";
        public static final String asp_scout = "asp_scout";
        public static final String belugaliner = "belugaliner";
        public static final String cobramkiii = "cobramkiii";
        public static final String cobramkiv = "cobramkiv";
        public static final String cobramkv = "cobramkv";
        public static final String corsair = "corsair";
        public static final String cutter = "cutter";
        public static final String diamondback = "diamondback";
        public static final String diamondback_taxi = "diamondback_taxi";
        public static final String diamondbackxl = "diamondbackxl";
        public static final String dolphin = "dolphin";
        public static final String eagle = "eagle";
        public static final String empire_courier = "empire_courier";
        public static final String empire_eagle = "empire_eagle";
        public static final String empire_trader = "empire_trader";
        public static final String explorer_nx = "explorer_nx";
        public static final String federation_corvette = "federation_corvette";
        public static final String federation_dropship = "federation_dropship";
        public static final String federation_dropship_mkii = "federation_dropship_mkii";
        public static final String federation_gunship = "federation_gunship";
        public static final String ferdelance = "ferdelance";
        public static final String hauler = "hauler";
        public static final String independant_trader = "independant_trader";
        public static final String krait_light = "krait_light";
        public static final String krait_mkii = "krait_mkii";
        public static final String lakonminer = "lakonminer";
        public static final String mamba = "mamba";
        public static final String mandalay = "mandalay";
        public static final String orca = "orca";
        public static final String panthermkii = "panthermkii";
        public static final String python = "python";
        public static final String python_nx = "python_nx";
        public static final String sidewinder = "sidewinder";
        public static final String type6 = "type6";
        public static final String type7 = "type7";
        public static final String type8 = "type8";
        public static final String type9 = "type9";
        public static final String type9_military = "type9_military";
        public static final String typex = "typex";
        public static final String typex_2 = "typex_2";
        public static final String typex_3 = "typex_3";
        public static final String viper = "viper";
        public static final String viper_mkiv = "viper_mkiv";
        public static final String viper_taxi = "viper_taxi";
        public static final String vulture = "vulture";
        public static final String vulture_taxi = "vulture_taxi";
        public static final String mediumtransport01 = "mediumtransport01";
        public static final String smallcombat01_nx = "smallcombat01_nx";

        private ShipTypeName() {
        }
    }

    /** Which category of materials a trader deals in. Other values occur. */
    public static final class MaterialTraderType {
        public static final String manufactured = "manufactured";
        public static final String raw = "raw";
        public static final String encoded = "encoded";

        private MaterialTraderType() {
        }
    }

    /** What kind of target a mission is against. Other values occur. */
    public static final class MissionTargetType {
        public static final String MissionUtil_FactionTag_Pirate = "$MissionUtil_FactionTag_Pirate;";
        public static final String MissionUtil_FactionTag_PirateLord = "$MissionUtil_FactionTag_PirateLord;";
        public static final String MissionUtil_FactionTag_AIHumanoid = "$MissionUtil_FactionTag_AIHumanoid;";
        public static final String MissionUtil_FactionTag_TerroristLeader = "$MissionUtil_FactionTag_TerroristLeader;";
        public static final String MissionUtil_FactionTag_DeserterASS = "$MissionUtil_FactionTag_DeserterASS;";
        public static final String MissionUtil_FactionTag_Deserter = "$MissionUtil_FactionTag_Deserter;";

        private MissionTargetType() {
        }
    }

    /** Size of a mission's effect, as plus signs. Other values occur. */
    public static final class MissionEffectSize {
        public static final String Empty = "++";
        public static final String Empty_2 = "+";
        public static final String Empty_3 = "+++++";
        public static final String Empty_4 = "+++";
        public static final String None = "None";
        public static final String Empty_5 = "++++";

        private MissionEffectSize() {
        }
    }

    /** Direction of a mission's effect, and whether it is good. Other values occur. */
    public static final class MissionTrend {
        public static final String UpGood = "UpGood";
        public static final String DownBad = "DownBad";
        public static final String DownGood = "DownGood";
        public static final String UpBad = "UpBad";
        public static final String None = "None";

        private MissionTrend() {
        }
    }

    /** What a mission does to a faction or its system. Other values occur. */
    public static final class MissionEffectName {
        public static final String MISSIONUTIL_Interaction_Summary_EP_up = "$MISSIONUTIL_Interaction_Summary_EP_up;";
        public static final String MISSIONUTIL_Interaction_Summary_EP_down = "$MISSIONUTIL_Interaction_Summary_EP_down;";
        public static final String MISSIONUTIL_Interaction_Summary_SP_up = "$MISSIONUTIL_Interaction_Summary_SP_up;";
        public static final String MISSIONUTIL_Interaction_Summary_Outbreak_down = "$MISSIONUTIL_Interaction_Summary_Outbreak_down;";
        public static final String MISSIONUTIL_Interaction_Summary_SP_down = "$MISSIONUTIL_Interaction_Summary_SP_down;";
        public static final String MISSIONUTIL_Interaction_Summary_Outbreak_up = "$MISSIONUTIL_Interaction_Summary_Outbreak_up;";

        private MissionEffectName() {
        }
    }

    /** Category of a material given as a reward. Other values occur. */
    public static final class MaterialRewardCategory {
        public static final String MICRORESOURCE_CATEGORY_Manufactured = "$MICRORESOURCE_CATEGORY_Manufactured;";
        public static final String MICRORESOURCE_CATEGORY_Data = "$MICRORESOURCE_CATEGORY_Data;";
        public static final String MICRORESOURCE_CATEGORY_Encoded = "$MICRORESOURCE_CATEGORY_Encoded;";
        public static final String MICRORESOURCE_CATEGORY_Item = "$MICRORESOURCE_CATEGORY_Item;";
        public static final String MICRORESOURCE_CATEGORY_Component = "$MICRORESOURCE_CATEGORY_Component;";
        public static final String MICRORESOURCE_CATEGORY_Elements = "$MICRORESOURCE_CATEGORY_Elements;";

        private MaterialRewardCategory() {
        }
    }

    /** Kind of vouchers a player can cash in. Other values occur. */
    public static final class VoucherType {
        public static final String bounty = "bounty";
        public static final String CombatBond = "CombatBond";
        public static final String codex = "codex";
        public static final String settlement = "settlement";
        public static final String trade = "trade";
        public static final String scannable = "scannable";

        private VoucherType() {
        }
    }

    /** An SRV or fighter that a ship can carry. Other values occur. */
    public static final class RestockedVehicleType {
        public static final String independent_fighter = "independent_fighter";
        public static final String testbuggy = "testbuggy";
        public static final String empire_fighter = "empire_fighter";
        public static final String federation_fighter = "federation_fighter";
        public static final String combat_multicrew_srv_01 = "combat_multicrew_srv_01";
        public static final String gdn_hybrid_fighter_v3 = "gdn_hybrid_fighter_v3";
        public static final String gdn_hybrid_fighter_v1 = "gdn_hybrid_fighter_v1";
        public static final String gdn_hybrid_fighter_v2 = "gdn_hybrid_fighter_v2";
        public static final String lander01 = "lander01";
        public static final String mev_rhino = "mev_rhino";

        private RestockedVehicleType() {
        }
    }

    /** Loadouts of fighters and surface vehicles. Other values occur. */
    public static final class FighterLoadoutName {
        public static final String starter = "starter";
        public static final String one = "one";
        public static final String four = "four";
        public static final String three = "three";
        public static final String zero = "zero";
        public static final String _default = "default";
        public static final String at = "at";
        public static final String base = "base";
        public static final String galactic = "galactic";
        public static final String advanced = "advanced";
        public static final String two = "two";
        public static final String stellar = "stellar";

        private FighterLoadoutName() {
        }
    }

    /** Type of technology broker. Other values occur. */
    public static final class TechnologyBrokerType {
        public static final String sirius = "sirius";
        public static final String guardian = "guardian";
        public static final String human = "human";
        public static final String salvation = "salvation";
        public static final String rescue = "rescue";

        private TechnologyBrokerType() {
        }
    }

    /** The categories of things carried on foot. Other values occur. */
    public static final class MicroResourceCategory {
        public static final String Component = "Component";
        public static final String Item = "Item";
        public static final String Consumable = "Consumable";
        public static final String Data = "Data";
        public static final String Mission = "Mission";

        private MicroResourceCategory() {
        }
    }

    /** The types of carrier. Other values occur. */
    public static final class CarrierTypeName {
        public static final String FleetCarrier = "FleetCarrier";
        public static final String SquadronCarrier = "SquadronCarrier";

        private CarrierTypeName() {
        }
    }

    /** The layouts of carriers. Other values occur. */
    public static final class CarrierVariant {
        public static final String CarrierDockB = "CarrierDockB";

        private CarrierVariant() {
        }
    }

    /** The posts on board a carrier. Other values occur. */
    public static final class CarrierCrewRole {
        public static final String BlackMarket = "BlackMarket";
        public static final String Outfitting = "Outfitting";
        public static final String Captain = "Captain";
        public static final String Exploration = "Exploration";
        public static final String Shipyard = "Shipyard";
        public static final String VoucherRedemption = "VoucherRedemption";
        public static final String Refuel = "Refuel";
        public static final String Repair = "Repair";
        public static final String CarrierFuel = "CarrierFuel";
        public static final String Rearm = "Rearm";
        public static final String Commodities = "Commodities";
        public static final String PioneerSupplies = "PioneerSupplies";
        public static final String VistaGenomics = "VistaGenomics";
        public static final String Bartender = "Bartender";

        private CarrierCrewRole() {
        }
    }

    /** What the player does with a post on a carrier. Other values occur. */
    public static final class CarrierCrewOperation {
        public static final String Replace = "Replace";
        public static final String Activate = "Activate";
        public static final String Pause = "Pause";
        public static final String Resume = "Resume";
        public static final String Deactivate = "Deactivate";

        private CarrierCrewOperation() {
        }
    }

    /** What the player does with a pack for a carrier. Other values occur. */
    public static final class CarrierPackOperation {
        public static final String BuyPack = "BuyPack";
        public static final String SellPack = "SellPack";
        public static final String RestockPack = "RestockPack";

        private CarrierPackOperation() {
        }
    }

    /** The themes of module packs for carriers. Other values occur. */
    public static final class CarrierPackTheme {
        public static final String Limpets = "Limpets";
        public static final String Mining_Tools = "Mining Tools";
        public static final String ShipUtilities = "ShipUtilities";

        private CarrierPackTheme() {
        }
    }

    /** How far the sampling of an organism is. Other values occur. */
    public static final class OrganicScanType {
        public static final String Sample = "Sample";
        public static final String Log = "Log";
        public static final String Analyse = "Analyse";

        private OrganicScanType() {
        }
    }

    /** Status of a friend, or of a request to become friends. Other values occur. */
    public static final class FriendStatus {
        public static final String Online = "Online";
        public static final String Offline = "Offline";
        public static final String Added = "Added";
        public static final String Requested = "Requested";
        public static final String Declined = "Declined";
        public static final String Lost = "Lost";

        private FriendStatus() {
        }
    }

    /** Name of a track of the in-game music. Other values occur. */
    public static final class MusicTrackName {
        public static final String Supercruise = "Supercruise";
        public static final String NoTrack = "NoTrack";
        public static final String Exploration = "Exploration";
        public static final String OnFoot = "OnFoot";
        public static final String SystemAndSurfaceScanner = "SystemAndSurfaceScanner";
        public static final String GalaxyMap = "GalaxyMap";
        public static final String SystemMap = "SystemMap";
        public static final String Combat_Dogfight = "Combat_Dogfight";
        public static final String DockingComputer = "DockingComputer";
        public static final String Starport = "Starport";
        public static final String DestinationFromHyperspace = "DestinationFromHyperspace";
        public static final String DestinationFromSupercruise = "DestinationFromSupercruise";
        public static final String Combat_SRV = "Combat_SRV";
        public static final String MainMenu = "MainMenu";
        public static final String FleetCarrier_Managment = "FleetCarrier_Managment";
        public static final String NoInGameMusic = "NoInGameMusic";
        public static final String Codex = "Codex";
        public static final String GalacticPowers = "GalacticPowers";
        public static final String Combat_Unknown = "Combat_Unknown";
        public static final String Combat_LargeDogFight = "Combat_LargeDogFight";
        public static final String Unknown_Encounter = "Unknown_Encounter";
        public static final String Unknown_Exploration = "Unknown_Exploration";
        public static final String GuardianSites = "GuardianSites";
        public static final String Squadrons = "Squadrons";
        public static final String Titan_Encounter = "Titan_Encounter";
        public static final String Interdiction = "Interdiction";
        public static final String TGFactory = "TGFactory";
        public static final String Combat_Hunters = "Combat_Hunters";
        public static final String Titan_Graveyard = "Titan_Graveyard";
        public static final String Lifeform_FogCloud = "Lifeform_FogCloud";
        public static final String CQCMenu = "CQCMenu";
        public static final String Thargoid_GroundCombat = "Thargoid_GroundCombat";

        private MusicTrackName() {
        }
    }

    /** Channel of a message received. Other values occur. */
    public static final class TextChannelName {
        public static final String npc = "npc";
        public static final String starsystem = "starsystem";
        public static final String squadron = "squadron";
        public static final String wing = "wing";
        public static final String local = "local";
        public static final String player = "player";

        private TextChannelName() {
        }
    }

    /** What the scan of a ship is for. Other values occur. */
    public static final class ShipScanType {
        public static final String Cargo = "Cargo";
        public static final String Crime = "Crime";

        private ShipScanType() {
        }
    }

    /** The bits of Flags in Status.json. */
    public static final class Flags {
        /** Docked, on a landing pad. */
        public static final long Docked = 1L << 0;
        /** Landed on the surface of a planet. */
        public static final long Landed = 1L << 1;
        /** Landing gear down. */
        public static final long LandingGearDown = 1L << 2;
        /** Shields up. */
        public static final long ShieldsUp = 1L << 3;
        /** In supercruise. */
        public static final long Supercruise = 1L << 4;
        /** Flight assist off. */
        public static final long FlightAssistOff = 1L << 5;
        /** Hardpoints deployed. */
        public static final long HardpointsDeployed = 1L << 6;
        /** In a wing. */
        public static final long InWing = 1L << 7;
        /** Lights on. */
        public static final long LightsOn = 1L << 8;
        /** Cargo scoop deployed. */
        public static final long CargoScoopDeployed = 1L << 9;
        /** Silent running. */
        public static final long SilentRunning = 1L << 10;
        /** Scooping fuel from a star. */
        public static final long ScoopingFuel = 1L << 11;
        /** SRV handbrake on. */
        public static final long SrvHandbrake = 1L << 12;
        /** SRV turret view in use. */
        public static final long SrvUsingTurretView = 1L << 13;
        /** SRV turret retracted, because it is close to the ship. */
        public static final long SrvTurretRetracted = 1L << 14;
        /** SRV drive assist on. */
        public static final long SrvDriveAssist = 1L << 15;
        /** Frame shift drive mass locked. */
        public static final long FsdMassLocked = 1L << 16;
        /** Frame shift drive charging. */
        public static final long FsdCharging = 1L << 17;
        /** Frame shift drive cooling down. */
        public static final long FsdCooldown = 1L << 18;
        /** Low fuel: main tank below 25 %. */
        public static final long LowFuel = 1L << 19;
        /** Overheating: heat above 100 %. */
        public static final long OverHeating = 1L << 20;
        /** Latitude and longitude available. */
        public static final long HasLatLong = 1L << 21;
        /** In danger. */
        public static final long IsInDanger = 1L << 22;
        /** Being interdicted. */
        public static final long BeingInterdicted = 1L << 23;
        /** In the main ship. */
        public static final long InMainShip = 1L << 24;
        /** In a fighter. */
        public static final long InFighter = 1L << 25;
        /** In an SRV. */
        public static final long InSRV = 1L << 26;
        /** HUD in analysis mode. */
        public static final long HudInAnalysisMode = 1L << 27;
        /** Night vision on. */
        public static final long NightVision = 1L << 28;
        /** Altitude is measured from the average radius of the planet. */
        public static final long AltitudeFromAverageRadius = 1L << 29;
        /** In a hyperspace jump. */
        public static final long FsdJump = 1L << 30;
        /** SRV high beam on. */
        public static final long SrvHighBeam = 1L << 31;
        private static final Map<Integer, String> NAMES = new HashMap<>();

        static {
            NAMES.put(0, "Docked");
            NAMES.put(1, "Landed");
            NAMES.put(2, "LandingGearDown");
            NAMES.put(3, "ShieldsUp");
            NAMES.put(4, "Supercruise");
            NAMES.put(5, "FlightAssistOff");
            NAMES.put(6, "HardpointsDeployed");
            NAMES.put(7, "InWing");
            NAMES.put(8, "LightsOn");
            NAMES.put(9, "CargoScoopDeployed");
            NAMES.put(10, "SilentRunning");
            NAMES.put(11, "ScoopingFuel");
            NAMES.put(12, "SrvHandbrake");
            NAMES.put(13, "SrvUsingTurretView");
            NAMES.put(14, "SrvTurretRetracted");
            NAMES.put(15, "SrvDriveAssist");
            NAMES.put(16, "FsdMassLocked");
            NAMES.put(17, "FsdCharging");
            NAMES.put(18, "FsdCooldown");
            NAMES.put(19, "LowFuel");
            NAMES.put(20, "OverHeating");
            NAMES.put(21, "HasLatLong");
            NAMES.put(22, "IsInDanger");
            NAMES.put(23, "BeingInterdicted");
            NAMES.put(24, "InMainShip");
            NAMES.put(25, "InFighter");
            NAMES.put(26, "InSRV");
            NAMES.put(27, "HudInAnalysisMode");
            NAMES.put(28, "NightVision");
            NAMES.put(29, "AltitudeFromAverageRadius");
            NAMES.put(30, "FsdJump");
            NAMES.put(31, "SrvHighBeam");
        }

        private Flags() {
        }

        /** The names of the bits that are set, lowest first; one without a name is Bit23. */
        public static List<String> decode(long value) {
            return bitNames(value, NAMES);
        }
    }

    /** The bits of Flags2 in Status.json. */
    public static final class Flags2 {
        /** On foot. */
        public static final long OnFoot = 1L << 0;
        /** In a taxi, a dropship or a shuttle. */
        public static final long InTaxi = 1L << 1;
        /** In someone else's ship. */
        public static final long InMulticrew = 1L << 2;
        /** On foot in a station. */
        public static final long OnFootInStation = 1L << 3;
        /** On foot on a planet. */
        public static final long OnFootOnPlanet = 1L << 4;
        /** Aiming down sights. */
        public static final long AimDownSight = 1L << 5;
        /** Low oxygen. */
        public static final long LowOxygen = 1L << 6;
        /** Low health. */
        public static final long LowHealth = 1L << 7;
        /** Cold. */
        public static final long Cold = 1L << 8;
        /** Hot. */
        public static final long Hot = 1L << 9;
        /** Very cold. */
        public static final long VeryCold = 1L << 10;
        /** Very hot. */
        public static final long VeryHot = 1L << 11;
        /** In glide mode. */
        public static final long GlideMode = 1L << 12;
        /** On foot in a hangar. */
        public static final long OnFootInHangar = 1L << 13;
        /** On foot in a social space. */
        public static final long OnFootSocialSpace = 1L << 14;
        /** On foot outside. */
        public static final long OnFootExterior = 1L << 15;
        /** Breathable atmosphere. */
        public static final long BreathableAtmosphere = 1L << 16;
        /** In multicrew by telepresence. */
        public static final long TelepresenceMulticrew = 1L << 17;
        /** Physically aboard in multicrew. */
        public static final long PhysicalMulticrew = 1L << 18;
        /** Frame shift drive charging for a hyperspace jump. */
        public static final long FsdHyperdriveCharging = 1L << 19;
        /** Supercruise overcharge active. */
        public static final long SupercruiseOvercharge = 1L << 20;
        /** Supercruise assist active. */
        public static final long SupercruiseAssist = 1L << 21;
        /** NPC crew member active. */
        public static final long NpcCrewActive = 1L << 22;
        private static final Map<Integer, String> NAMES = new HashMap<>();

        static {
            NAMES.put(0, "OnFoot");
            NAMES.put(1, "InTaxi");
            NAMES.put(2, "InMulticrew");
            NAMES.put(3, "OnFootInStation");
            NAMES.put(4, "OnFootOnPlanet");
            NAMES.put(5, "AimDownSight");
            NAMES.put(6, "LowOxygen");
            NAMES.put(7, "LowHealth");
            NAMES.put(8, "Cold");
            NAMES.put(9, "Hot");
            NAMES.put(10, "VeryCold");
            NAMES.put(11, "VeryHot");
            NAMES.put(12, "GlideMode");
            NAMES.put(13, "OnFootInHangar");
            NAMES.put(14, "OnFootSocialSpace");
            NAMES.put(15, "OnFootExterior");
            NAMES.put(16, "BreathableAtmosphere");
            NAMES.put(17, "TelepresenceMulticrew");
            NAMES.put(18, "PhysicalMulticrew");
            NAMES.put(19, "FsdHyperdriveCharging");
            NAMES.put(20, "SupercruiseOvercharge");
            NAMES.put(21, "SupercruiseAssist");
            NAMES.put(22, "NpcCrewActive");
        }

        private Flags2() {
        }

        /** The names of the bits that are set, lowest first; one without a name is Bit23. */
        public static List<String> decode(long value) {
            return bitNames(value, NAMES);
        }
    }

    /** One side of a conflict. */
    public static final class ConflictParty extends JournalObject {
        /** Name of the faction. Always; specified. */
        public String Name;
        /** The asset this side would lose. Always; specified. */
        public String Stake;
        /** The asset this side would lose, as shown in game. Optional; specified. */
        public String Stake_Localised;
        /** Days this side has won. Always; specified. */
        public Long WonDays;
    }

    /** A conflict between two factions in the system. */
    public static final class Conflict extends JournalObject {
        /** Type of conflict. Always; specified. */
        public String WarType;
        /** Status of the conflict; may be empty. Always; specified. */
        public String Status;
        /** The first side. Always; specified. */
        public ConflictParty Faction1;
        /** The second side. Always; specified. */
        public ConflictParty Faction2;
    }

    /** The faction in control. */
    public static final class ControllingFaction extends JournalObject {
        /** Name of the faction. Always; specified. */
        public String Name;
        /** Name of the faction, as shown in game; since 4.3.3.0. Optional; declared only. */
        public String Name_Localised;
        /** Current state of the faction. Optional; specified. */
        public String FactionState;
    }

    /** An active state of a faction. */
    public static final class ActiveState extends JournalObject {
        /** Name of the state. Always; specified. */
        public String State;
    }

    /** A pending or recovering state of a faction. */
    public static final class TrendingState extends JournalObject {
        /** Name of the state. Always; specified. */
        public String State;
        /** Trend of the state. Always; specified. */
        public Long Trend;
    }

    /** A faction present in the system. */
    public static final class Faction extends JournalObject {
        /** Name of the faction. Always; specified. */
        public String Name;
        /** Current state of the faction. Always; specified. */
        public String FactionState;
        /** Type of government. Always; specified. */
        public String Government;
        /** Its share of influence in the system, from 0 to 1. Always; specified. */
        public Double Influence;
        /** Superpower the faction is aligned with. Always; specified. */
        public String Allegiance;
        /**
         * Internal name of the happiness band; in the form $Faction_HappinessBandN;; may be empty; since 3.3.
         * Always; specified.
         */
        public String Happiness;
        /** Happiness, as shown in game. Optional; specified. */
        public String Happiness_Localised;
        /** This is the faction of the player's squadron; since 3.3. Optional; specified. */
        public Boolean SquadronFaction;
        /** This is the happiest system of the squadron's faction; since 3.3. Optional; specified. */
        public Boolean HappiestSystem;
        /** This is the home system of the squadron's faction; since 3.3. Optional; specified. */
        public Boolean HomeSystem;
        /** The player's reputation with this faction; since 3.3. Always; specified. */
        public Double MyReputation;
        /** Pending states; since 2.3.10. Optional; specified. */
        public List<TrendingState> PendingStates;
        /** States the faction is recovering from; since 2.3.10. Optional; specified. */
        public List<TrendingState> RecoveringStates;
        /** Active states; since 3.3. Optional; specified. */
        public List<ActiveState> ActiveStates;
    }

    /** The Thargoid war in the system. */
    public static final class ThargoidWar extends JournalObject {
        /** Current state of the war. Always; specified. */
        public String CurrentState;
        /** Next state if the defence succeeds. Optional; specified. */
        public String NextStateSuccess;
        /** Next state if the defence fails. Optional; specified. */
        public String NextStateFailure;
        /** The defence has succeeded. Always; specified. */
        public Boolean SuccessStateReached;
        /** Progress of the defence. Optional; specified. */
        public Double WarProgress;
        /** Number of ports still under attack. Optional; specified. */
        public Long RemainingPorts;
        /** Time left, as free text. Optional; specified. */
        public String EstimatedRemainingTime;
    }

    /** A power contending for an unoccupied system. */
    public static final class ContendingPower extends JournalObject {
        /** Name of the power. Always; specified. */
        public String Power;
        /** Share of the 120k merits needed for control; may exceed 1.0. Always; specified. */
        public Double ConflictProgress;
    }

    /** Written when the ship jumps from one star system to another. The specification describes it. */
    public static final class FSDJump extends Event {
        /** Time of the event. Always; specified. */
        public String timestamp;
        /** Name of the event. Always; specified. */
        public String event;
        /** The jump was made in a taxi; since 4.0. Optional; specified. */
        public Boolean Taxi;
        /** The jump was made in another player's ship; since 4.0. Optional; specified. */
        public Boolean Multicrew;
        /** The player is wanted in the system; since 3.0. Optional; specified. */
        public Boolean Wanted;
        /** Name of the destination system. Always; specified. */
        public String StarSystem;
        /** Address of the system; since 3.0. Optional; specified. */
        public Long SystemAddress;
        /**
         * X, y and z coordinates of the system, in light-years relative to the origin system. Always;
         * specified.
         */
        public List<Double> StarPos;
        /** Superpower the system is aligned with; may be empty; since 2.2.02. Always; specified. */
        public String SystemAllegiance;
        /** Internal name of the main economy; in the form $economy_X;; since 2.2.02. Always; specified. */
        public String SystemEconomy;
        /** Main economy, as shown in game. Optional; specified. */
        public String SystemEconomy_Localised;
        /** Second economy; since 3.0.3. Always; specified. */
        public String SystemSecondEconomy;
        /** Second economy, as shown in game. Optional; specified. */
        public String SystemSecondEconomy_Localised;
        /** Internal name of the government; in the form $government_X;; since 2.2.02. Always; specified. */
        public String SystemGovernment;
        /** Government, as shown in game. Optional; specified. */
        public String SystemGovernment_Localised;
        /** Internal name of the security level; in the form $X;; since 2.2.02. Always; specified. */
        public String SystemSecurity;
        /** Security level, as shown in game. Optional; specified. */
        public String SystemSecurity_Localised;
        /** Population of the system; since 2.4. Optional; specified. */
        public Long Population;
        /** Name of the body the ship arrived at; since 3.4. Optional; specified. */
        public String Body;
        /** ID of that body within the system; since 3.4. Optional; specified. */
        public Long BodyID;
        /** Type of that body; since 3.4. Optional; specified. */
        public String BodyType;
        /** The power that controls the system; since 4.0.0.1900. Optional; specified. */
        public String ControllingPower;
        /**
         * Powers active in the system; written if the player is pledged and the system is involved in
         * Powerplay. Optional; specified.
         */
        public List<String> Powers;
        /** Powerplay state of the system. Optional; specified. */
        public String PowerplayState;
        /** Control progress within the current state; since 4.1.0.200. Optional; specified. */
        public Double PowerplayStateControlProgress;
        /** Merits earned by reinforcement; since 4.1.0.200. Optional; specified. */
        public Long PowerplayStateReinforcement;
        /** Merits earned by undermining; since 4.1.0.200. Optional; specified. */
        public Long PowerplayStateUndermining;
        /** The contending powers; only while the system is unoccupied. Optional; specified. */
        public List<ContendingPower> PowerplayConflictProgress;
        /** The Thargoid war in the system; since 4.0.0.1500. Optional; specified. */
        public ThargoidWar ThargoidWar;
        /** Jump distance, in light-years. Always; specified. */
        public Double JumpDist;
        /** Fuel used by the jump, in tonnes. Always; specified. */
        public Double FuelUsed;
        /** Fuel left in the main tank, in tonnes. Always; specified. */
        public Double FuelLevel;
        /** FSD boost used, if any. Optional; specified. */
        public Long BoostUsed;
        /** The factions present in the system; since 2.3. Optional; specified. */
        public List<Faction> Factions;
        /** The faction that controls the system. Optional; specified. */
        public JsonNode SystemFaction;
        /** Conflicts between factions in the system; since 3.4. Optional; specified. */
        public List<Conflict> Conflicts;

        @Override
        public String kind() {
            return "FSDJump";
        }
    }

    /** The current destination. */
    public static final class Destination extends JournalObject {
        /** Address of the system it is in. Always; specified. */
        public Long System;
        /** ID of the body within that system. Always; specified. */
        public Long Body;
        /** Name of the destination. Always; specified. */
        public String Name;
        /** Name of the destination, as shown in game. Optional; specified. */
        public String Name_Localised;
    }

    /** The fuel on board, in tonnes. */
    public static final class Fuel extends JournalObject {
        /** In the main tank. Always; specified. */
        public Double FuelMain;
        /** In the reservoir. Always; specified. */
        public Double FuelReservoir;
    }

    /**
     * Written when the state of the player or the ship changes, and at least every few seconds. The
     * specification describes it. It came with version 3.0 of the game.
     */
    public static final class Status extends Event {
        /** Time of the event. Always; specified. */
        public String timestamp;
        /** Name of the event. Always; specified. */
        public String event;
        /**
         * State of the ship, SRV or fighter, as a bit set; bits: 0 Docked, 1 Landed, 2 LandingGearDown, 3
         * ShieldsUp, 4 Supercruise, 5 FlightAssistOff, 6 HardpointsDeployed, 7 InWing, 8 LightsOn, 9
         * CargoScoopDeployed, 10 SilentRunning, 11 ScoopingFuel, 12 SrvHandbrake, 13 SrvUsingTurretView, 14
         * SrvTurretRetracted, 15 SrvDriveAssist, 16 FsdMassLocked, 17 FsdCharging, 18 FsdCooldown, 19 LowFuel,
         * 20 OverHeating, 21 HasLatLong, 22 IsInDanger, 23 BeingInterdicted, 24 InMainShip, 25 InFighter, 26
         * InSRV, 27 HudInAnalysisMode, 28 NightVision, 29 AltitudeFromAverageRadius, 30 FsdJump, 31
         * SrvHighBeam. Always; specified.
         */
        public Long Flags;
        /**
         * State of the player on foot, in a taxi or in multicrew, as a bit set; bits: 0 OnFoot, 1 InTaxi, 2
         * InMulticrew, 3 OnFootInStation, 4 OnFootOnPlanet, 5 AimDownSight, 6 LowOxygen, 7 LowHealth, 8 Cold,
         * 9 Hot, 10 VeryCold, 11 VeryHot, 12 GlideMode, 13 OnFootInHangar, 14 OnFootSocialSpace, 15
         * OnFootExterior, 16 BreathableAtmosphere, 17 TelepresenceMulticrew, 18 PhysicalMulticrew, 19
         * FsdHyperdriveCharging, 20 SupercruiseOvercharge, 21 SupercruiseAssist, 22 NpcCrewActive. Optional;
         * specified.
         */
        public Long Flags2;
        /** Power distribution to systems, engines and weapons, in half-pips. Optional; specified. */
        public List<Long> Pips;
        /** The selected fire group. Optional; specified. */
        public Long FireGroup;
        /** The screen or panel the player has open. Optional; specified. */
        public Long GuiFocus;
        /** The fuel on board, in tonnes; since 3.3.02. Optional; specified. */
        public Fuel Fuel;
        /** Cargo on board, in tonnes. Optional; specified. */
        public Double Cargo;
        /** Oxygen remaining. Optional; specified. */
        public Double Oxygen;
        /** Health remaining. Optional; specified. */
        public Double Health;
        /** Ambient temperature, in kelvin. Optional; specified. */
        public Double Temperature;
        /** The weapon in hand; may be empty. Optional; specified. */
        public String SelectedWeapon;
        /** The weapon in hand, as shown in game. Optional; specified. */
        public String SelectedWeapon_Localised;
        /** Gravity, in g. Optional; specified. */
        public Double Gravity;
        /** Legal state of the player; since 3.4. Optional; specified. */
        public String LegalState;
        /** Latitude on or near a planet, in degrees. Optional; specified. */
        public Double Latitude;
        /** Longitude on or near a planet, in degrees. Optional; specified. */
        public Double Longitude;
        /** Heading, in degrees. Optional; specified. */
        public Long Heading;
        /**
         * Altitude in metres: above the average radius of the planet if bit 29 of Flags is set, otherwise
         * above the terrain. Optional; specified.
         */
        public Long Altitude;
        /** The body the player is on or near; since 3.4. Optional; specified. */
        public String BodyName;
        /** Radius of the planet, in metres; since 3.4. Optional; specified. */
        public Double PlanetRadius;
        /** Credit balance of the player; since 4.0.0.600. Optional; specified. */
        public Long Balance;
        /** The current destination; since 4.0.0.600. Optional; specified. */
        public Destination Destination;

        @Override
        public String kind() {
            return "Status";
        }
    }

    /** Number of landing pads of each size. */
    public static final class LandingPads extends JournalObject {
        /** Number of small pads. Always; specified. */
        public Long Small;
        /** Number of medium pads. Always; specified. */
        public Long Medium;
        /** Number of large pads. Always; specified. */
        public Long Large;
    }

    /** One of several economies of a station. */
    public static final class EconomyShare extends JournalObject {
        /** Internal name of the economy. Always; specified. */
        public String Name;
        /** Economy, as shown in game. Optional; specified. */
        public String Name_Localised;
        /** Its share. Always; specified. */
        public Double Proportion;
    }

    /**
     * Written when the ship lands on a pad of a station, an outpost or a surface settlement. The
     * specification describes it.
     */
    public static final class Docked extends Event {
        /** Time of the event. Always; specified. */
        public String timestamp;
        /** Name of the event. Always; specified. */
        public String event;
        /** Name of the station. Always; specified. */
        public String StationName;
        /** Name of the station, as shown in game. Optional; specified. */
        public String StationName_Localised;
        /** Type of station; since 2.2 (Beta 5). Always; specified. */
        public String StationType;
        /** The player arrived in a taxi; since 4.0. Optional; specified. */
        public Boolean Taxi;
        /** The player arrived in another player's ship; since 4.0. Optional; specified. */
        public Boolean Multicrew;
        /** State of the station, such as damaged; since 4.0.0.1500. Optional; specified. */
        public String StationState;
        /** Name of the system. Optional; specified. */
        public String StarSystem;
        /** Address of the system; since 3.0. Optional; specified. */
        public Long SystemAddress;
        /** ID of the station's market; since 3.0. Optional; specified. */
        public Long MarketID;
        /** The faction that runs the station; since 2.2.02. Optional; specified. */
        public JsonNode StationFaction;
        /** Internal name of the government; in the form $government_X;; since 2.2.02. Optional; specified. */
        public String StationGovernment;
        /** Government, as shown in game. Optional; specified. */
        public String StationGovernment_Localised;
        /** Superpower the station is aligned with; since 2.2.02. Optional; specified. */
        public String StationAllegiance;
        /** What the station offers; since 2.4. Optional; specified. */
        public List<String> StationServices;
        /** Internal name of the economy, if the station has only one; since 2.2.02. Optional; specified. */
        public String StationEconomy;
        /** Economy, as shown in game, if the station has only one. Optional; specified. */
        public String StationEconomy_Localised;
        /** The economies, if the station has several; since 3.0.3. Optional; specified. */
        public List<EconomyShare> StationEconomies;
        /** Distance from the arrival star, in light-seconds; since 2.3. Always; specified. */
        public Double DistFromStarLS;
        /** The player is wanted here; omitted if not; since 3.0. Optional; specified. */
        public Boolean Wanted;
        /** The player has an unpaid fine; omitted if not; since 3.3. Optional; specified. */
        public Boolean ActiveFine;
        /** The ship landed with a breached cockpit; omitted if not. Optional; specified. */
        public Boolean CockpitBreach;
        /** Number of landing pads of each size; since 4.0. Optional; specified. */
        public LandingPads LandingPads;

        @Override
        public String kind() {
            return "Docked";
        }
    }

    /** The highest tier of a goal. */
    public static final class TopTier extends JournalObject {
        /** Name of the tier, as shown in game. Always; specified. */
        public String Name;
        /** Reward for reaching it; may be empty. Always; specified. */
        public String Bonus;
    }

    /** A community goal the player has joined. */
    public static final class Goal extends JournalObject {
        /** ID of the goal. Always; specified. */
        public Long CGID;
        /** Title of the goal. Always; specified. */
        public String Title;
        /** The system to deliver to. Always; specified. */
        public String SystemName;
        /** The station to deliver to. Always; specified. */
        public String MarketName;
        /** When the goal ends. Always; specified. */
        public String Expiry;
        /** The goal has ended. Always; specified. */
        public Boolean IsComplete;
        /** Total contributed by all players. Always; specified. */
        public Long CurrentTotal;
        /** Amount contributed by this player. Always; specified. */
        public Long PlayerContribution;
        /** Number of contributors. Always; specified. */
        public Long NumContributors;
        /** The highest tier of a goal. Optional; specified. */
        public TopTier TopTier;
        /** Number of places in the top rank, if it is fixed. Optional; specified. */
        public Long TopRankSize;
        /** The player holds one of those places. Optional; specified. */
        public Boolean PlayerInTopRank;
        /** The tier reached, as shown in game; written from the first tier on. Optional; specified. */
        public String TierReached;
        /** Percentile band of the player: 0 is the top rank, 100 means no contribution. Always; specified. */
        public Long PlayerPercentileBand;
        /** Credits earned for the band and the tier; written from the first tier on. Optional; specified. */
        public Long Bonus;
    }

    /**
     * Written when the game has fetched community goals from the server and something has changed. The
     * specification describes it. It came with version 2.4 of the game.
     */
    public static final class CommunityGoal extends Event {
        /** Time of the event. Always; specified. */
        public String timestamp;
        /** Name of the event. Always; specified. */
        public String event;
        /** The goals the player has joined. Always; specified. */
        public List<Goal> CurrentGoals;

        @Override
        public String kind() {
            return "CommunityGoal";
        }
    }

    /** An engineer the player knows of; all fields may be omitted for an on-foot engineer in the base game. */
    public static final class KnownEngineer extends JournalObject {
        /** Name of the engineer. Optional; specified. */
        public String Engineer;
        /** ID of the engineer. Optional; specified. */
        public Long EngineerID;
        /** The player's access to the engineer. Optional; specified. */
        public String Progress;
        /**
         * Progress to the next rank, in percent; possibly never written in single updates. Optional;
         * specified.
         */
        public Long RankProgress;
        /** Rank reached with the engineer. Optional; specified. */
        public Long Rank;
    }

    /**
     * Written when the player makes progress with an engineer; at start-up it lists all engineers. The
     * specification describes it.
     */
    public static final class EngineerProgress extends Event {
        /** Time of the event. Always; specified. */
        public String timestamp;
        /** Name of the event. Always; specified. */
        public String event;
        /** All engineers; only at start-up; since 3.3. Optional; specified. */
        public List<KnownEngineer> Engineers;
        /** Name of the engineer. Optional; specified. */
        public String Engineer;
        /** ID of the engineer. Optional; specified. */
        public Long EngineerID;
        /** The player's access to the engineer. Optional; specified. */
        public String Progress;
        /**
         * Progress to the next rank, in percent; possibly never written in single updates. Optional;
         * specified.
         */
        public Long RankProgress;
        /** Rank reached with the engineer. Optional; specified. */
        public Long Rank;

        @Override
        public String kind() {
            return "EngineerProgress";
        }
    }

    /** A mission the player has accepted. */
    public static final class Mission extends JournalObject {
        /** ID of the mission. Always; specified. */
        public Long MissionID;
        /** Internal name of the mission. Always; specified. */
        public String Name;
        /** Its name, as shown in game; since 4.1.0.0. Optional; specified. */
        public String Name_Localised;
        /** It is a passenger mission. Always; specified. */
        public Boolean PassengerMission;
        /** Seconds left; failed missions have been seen with 0. Always; specified. */
        public Long Expires;
    }

    /**
     * Written when the game starts up. The specification describes it. It came with version 3.0 of the
     * game.
     */
    public static final class Missions extends Event {
        /** Time of the event. Always; specified. */
        public String timestamp;
        /** Name of the event. Always; specified. */
        public String event;
        /** Active missions. Always; specified. */
        public List<Mission> Active;
        /** Failed missions. Always; specified. */
        public List<Mission> Failed;
        /** Completed missions. Always; specified. */
        public List<Mission> Complete;

        @Override
        public String kind() {
            return "Missions";
        }
    }

    /** A module in storage. */
    public static final class StoredModule extends JournalObject {
        /** Internal name of the module; in the form $X;. Always; specified. */
        public String Name;
        /** Name of the module, as shown in game. Optional; specified. */
        public String Name_Localised;
        /** Its storage slot. Always; specified. */
        public Long StorageSlot;
        /** It is being transferred; omitted if not. Optional; specified. */
        public Boolean InTransit;
        /** The system it is stored in. Optional; specified. */
        public String StarSystem;
        /** Market ID of the station it is stored at. Optional; specified. */
        public Long MarketID;
        /** Cost of transferring it here, in credits. Optional; specified. */
        public Long TransferCost;
        /** Time to transfer it here, in seconds. Optional; specified. */
        public Long TransferTime;
        /** Purchase price, in credits; since 3.0. Always; specified. */
        public Long BuyPrice;
        /** Purchase price, in Merc Coins; since 4.3.3.0. Optional; declared only. */
        public Long BuyMercCoinsPrice;
        /** It is marked as hot (stolen); since 3.0. Always; specified. */
        public Boolean Hot;
        /** The blueprint applied; only for an engineered module. Optional; specified. */
        public String EngineerModifications;
        /** Grade of the blueprint; only for an engineered module; since 3.0. Optional; specified. */
        public Long Level;
        /** Progress within the grade; only for an engineered module; since 3.0. Optional; specified. */
        public Double Quality;
    }

    /**
     * Written when the player first opens outfitting, and again when the stored modules have changed. The
     * specification describes it. It came with version 3.0 of the game.
     */
    public static final class StoredModules extends Event {
        /** Time of the event. Always; specified. */
        public String timestamp;
        /** Name of the event. Always; specified. */
        public String event;
        /** Market ID of the station the player is at. Always; specified. */
        public Long MarketID;
        /** Name of that station. Always; specified. */
        public String StationName;
        /** Name of its system. Always; specified. */
        public String StarSystem;
        /** The modules in storage, wherever they are. Always; specified. */
        public List<StoredModule> Items;

        @Override
        public String kind() {
            return "StoredModules";
        }
    }

    /** A system whose data was sold. */
    public static final class DiscoveredSystem extends JournalObject {
        /** Name of the system. Always; specified. */
        public String SystemName;
        /**
         * Name of the system, as shown in game; the game is known to write meaningless data here. Optional;
         * specified.
         */
        public String SystemName_Localised;
        /** Number of bodies the data covers. Always; specified. */
        public Long NumBodies;
    }

    /**
     * Written when a page of exploration data is sold at Universal Cartographics. The specification
     * describes it. It came with version 3.3 of the game.
     */
    public static final class MultiSellExplorationData extends Event {
        /** Time of the event. Always; specified. */
        public String timestamp;
        /** Name of the event. Always; specified. */
        public String event;
        /** The systems on the page. Always; specified. */
        public List<DiscoveredSystem> Discovered;
        /** Credits for the data. Always; specified. */
        public Long BaseValue;
        /** Bonus credits for first discoveries. Always; specified. */
        public Long Bonus;
        /** Credits paid out. Always; specified. */
        public Long TotalEarnings;

        @Override
        public String kind() {
            return "MultiSellExplorationData";
        }
    }

    /** An amount of one commodity being transferred. */
    public static final class Transfer extends JournalObject {
        /** Internal name of the commodity. Always; specified. */
        public String Type;
        /** Name of the commodity, as shown in game. Optional; specified. */
        public String Type_Localised;
        /** Tonnes. Always; specified. */
        public Long Count;
        /** Where it is transferred to. Always; specified. */
        public String Direction;
        /** The mission it is for. Optional; specified. */
        public Long MissionID;
    }

    /**
     * Written when cargo is transferred between the ship and a fleet carrier, or between the ship and the
     * SRV. The specification describes it. It came with version 3.7 of the game.
     */
    public static final class CargoTransfer extends Event {
        /** Time of the event. Always; specified. */
        public String timestamp;
        /** Name of the event. Always; specified. */
        public String event;
        /** The transfers. Always; specified. */
        public List<Transfer> Transfers;

        @Override
        public String kind() {
            return "CargoTransfer";
        }
    }

    /** A module fitted to the ship. */
    public static final class FittedModule extends JournalObject {
        /** The slot it is fitted in. Always; specified. */
        public String Slot;
        /** Internal name of the module. Always; specified. */
        public String Item;
        /** Power it draws, in megawatts. Optional; specified. */
        public Double Power;
        /** Its power priority, counted from 0. Optional; specified. */
        public Long Priority;
    }

    /**
     * Written when the player opens the modules panel on the right and the data has changed. The
     * specification describes it. It came with version 3.0 of the game.
     */
    public static final class ModuleInfo extends Event {
        /** Time of the event. Always; specified. */
        public String timestamp;
        /** Name of the event. Always; specified. */
        public String event;
        /** The fitted modules, in the order of the modules panel; only in the file. Optional; specified. */
        public List<FittedModule> Modules;

        @Override
        public String kind() {
            return "ModuleInfo";
        }
    }

    /** A system along the route. */
    public static final class RouteStop extends JournalObject {
        /** Name of the system. Always; specified. */
        public String StarSystem;
        /** Address of the system. Always; specified. */
        public Long SystemAddress;
        /**
         * X, y and z coordinates of the system, in light-years relative to the origin system. Always;
         * specified.
         */
        public List<Double> StarPos;
        /** Class of its main star. Always; specified. */
        public String StarClass;
    }

    /**
     * Written when a route with several stops is plotted. The specification describes it. It came with
     * version 3.7 of the game.
     */
    public static final class NavRoute extends Event {
        /** Time of the event. Always; specified. */
        public String timestamp;
        /** Name of the event. Always; specified. */
        public String event;
        /** The stops along the route, the starting system first; only in the file. Optional; specified. */
        public List<RouteStop> Route;

        @Override
        public String kind() {
            return "NavRoute";
        }
    }

    /** An amount of one material that was used. */
    public static final class Resource extends JournalObject {
        /** Internal name of the material. Always; specified. */
        public String Name;
        /** Name of the material, as shown in game. Optional; specified. */
        public String Name_Localised;
        /** How many. Always; specified. */
        public Long Count;
    }

    /** Written when the player uses synthesis to repair or rearm. The specification describes it. */
    public static final class Synthesis extends Event {
        /** Time of the event. Always; specified. */
        public String timestamp;
        /** Name of the event. Always; specified. */
        public String event;
        /** The blueprint. Always; specified. */
        public String Name;
        /** The materials used. Always; specified. */
        public JsonNode Materials;

        @Override
        public String kind() {
            return "Synthesis";
        }
    }

    /**
     * Written when a player who is in a squadron starts the game (the specification does not say when).
     * The specification describes it. It came with version 3.3.02 of the game.
     */
    public static final class SquadronStartup extends Event {
        /** Time of the event. Always; specified. */
        public String timestamp;
        /** Name of the event. Always; specified. */
        public String event;
        /** ID of the squadron; since 4.2.0.0. Optional; specified. */
        public Long SquadronID;
        /** Name of the squadron. Always; specified. */
        public String SquadronName;
        /** The player's rank in the squadron. Always; specified. */
        public Long CurrentRank;
        /** Name of that rank; since 4.2.0.0. Optional; specified. */
        public String CurrentRankName;
        /** Name of that rank, as shown in game. Optional; specified. */
        public String CurrentRankName_Localised;

        @Override
        public String kind() {
            return "SquadronStartup";
        }
    }

    /** A weapon carried with a suit. */
    public static final class SuitModule extends JournalObject {
        /** The slot it is carried in. Always; specified. */
        public String SlotName;
        /** ID of the weapon. Always; specified. */
        public Long SuitModuleID;
        /** Internal name of the weapon. Always; specified. */
        public String ModuleName;
        /** Name of the weapon, as shown in game. Optional; specified. */
        public String ModuleName_Localised;
        /** Its grade; since 4.0.0.600. Optional; specified. */
        public Long Class;
        /** Its modifications; since 4.0.0.600. Optional; specified. */
        public List<String> WeaponMods;
    }

    /**
     * Written when the player starts the game on foot or disembarks. The specification describes it. It
     * came with version 4.0 of the game.
     */
    public static final class SuitLoadout extends Event {
        /** Time of the event. Always; specified. */
        public String timestamp;
        /** Name of the event. Always; specified. */
        public String event;
        /** ID of the suit. Always; specified. */
        public Long SuitID;
        /** Internal name of the suit. Always; specified. */
        public String SuitName;
        /** Name of the suit, as shown in game. Optional; specified. */
        public String SuitName_Localised;
        /** Modifications of the suit. Optional; specified. */
        public List<String> SuitMods;
        /** ID of the loadout. Always; specified. */
        public Long LoadoutID;
        /** Name the player gave the loadout. Always; specified. */
        public String LoadoutName;
        /** The weapons carried. Always; specified. */
        public List<SuitModule> Modules;

        @Override
        public String kind() {
            return "SuitLoadout";
        }
    }

    /**
     * Written when the player upgrades a flight suit. The specification describes it. It came with version
     * 4.0 of the game.
     */
    public static final class UpgradeSuit extends Event {
        /** Time of the event. Always; specified. */
        public String timestamp;
        /** Name of the event. Always; specified. */
        public String event;
        /** Internal name of the suit. Always; specified. */
        public String Name;
        /** Name of the suit, as shown in game. Optional; specified. */
        public String Name_Localised;
        /** ID of the suit. Always; specified. */
        public Long SuitID;
        /** The new grade. Always; specified. */
        public Long Class;
        /** Credits paid. Always; specified. */
        public Long Cost;
        /** The materials used; since 4.0.0.1475. Optional; specified. */
        public List<Resource> Resources;

        @Override
        public String kind() {
            return "UpgradeSuit";
        }
    }

    /**
     * Written when the player upgrades a hand weapon (the specification does not say when). The
     * specification describes it. It came with version 4.0 of the game.
     */
    public static final class UpgradeWeapon extends Event {
        /** Time of the event. Always; specified. */
        public String timestamp;
        /** Name of the event. Always; specified. */
        public String event;
        /** Internal name of the weapon. Always; specified. */
        public String Name;
        /** Name of the weapon, as shown in game. Optional; specified. */
        public String Name_Localised;
        /** The new grade. Always; specified. */
        public Long Class;
        /** ID of the weapon. Always; specified. */
        public Long SuitModuleID;
        /** Credits paid. Always; specified. */
        public Long Cost;
        /** The materials used; since 4.0.0.1475. Optional; specified. */
        public List<Resource> Resources;

        @Override
        public String kind() {
            return "UpgradeWeapon";
        }
    }

    /** A commodity on board. */
    public static final class CargoItem extends JournalObject {
        /** Internal name of the commodity. Always; seen in 8,662 lines. */
        public String Name;
        /** The commodity, as shown in game. 68 %; seen in 5,916 lines. */
        public String Name_Localised;
        /** The mission it is for; since 3.3. 1.7 %; seen in 147 lines. */
        public Long MissionID;
        /** Number of tonnes. Always; seen in 8,662 lines. */
        public Long Count;
        /** How many of those tonnes are stolen; since 3.0. Always; seen in 8,662 lines. */
        public Long Stolen;
    }

    /**
     * Written when the game starts up, and whenever the cargo changes. It is outside the specification,
     * and known from 8,662 real lines. It came with version 2.3 of the game.
     */
    public static final class Cargo extends Event {
        /** Time of the event. Always; seen in 8,662 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 8,662 lines. */
        public String event;
        /** Ship or SRV; since 3.3. Always; seen in 8,662 lines. */
        public String Vessel;
        /** Tonnes on board; since 3.3. Always; seen in 8,662 lines. */
        public Long Count;
        /**
         * What is on board; in the journal only at start-up, later in a file of its own. 29 %; seen in 2,547
         * lines.
         */
        public List<CargoItem> Inventory;

        @Override
        public String kind() {
            return "Cargo";
        }
    }

    /**
     * Written when the player clears a saved game and starts over. It is outside the specification, and
     * known from 1 real line. It was last seen in version 2.2, and may just be rare.
     */
    public static final class ClearSavedGame extends Event {
        /** Time of the event. Always; seen in 1 line. */
        public String timestamp;
        /** Name of the event. Always; seen in 1 line. */
        public String event;
        /** Name of the commander. Always; seen in 1 line. */
        public String Name;
        /** Frontier ID of the player; since 3.3. Declared only; declared only. */
        public String FID;

        @Override
        public String kind() {
            return "ClearSavedGame";
        }
    }

    /**
     * Written when a commander is loaded. It is outside the specification, and known from 2,656 real
     * lines. It came with version 3.0 of the game.
     */
    public static final class Commander extends Event {
        /** Time of the event. Always; seen in 2,656 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2,656 lines. */
        public String event;
        /** Frontier ID of the player; since 3.3. Always; seen in 2,656 lines. */
        public String FID;
        /** Name of the commander. Always; seen in 2,656 lines. */
        public String Name;

        @Override
        public String kind() {
            return "Commander";
        }
    }

    /**
     * Written when the journal file has grown too long and continues in a new one. It is declared only:
     * public libraries name it, but no real line of it was seen. It came with version 2.2 of the game.
     */
    public static final class Continued extends Event {
        /** Time of the event. Always; declared only. */
        public String timestamp;
        /** Name of the event. Always; declared only. */
        public String event;
        /** Number of the next part. Always; declared only. */
        public Long Part;

        @Override
        public String kind() {
            return "Continued";
        }
    }

    /**
     * Written when a journal file begins. It is outside the specification, and known from 1,525 real
     * lines.
     */
    public static final class Fileheader extends Event {
        /** Time of the event. Always; seen in 1,525 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 1,525 lines. */
        public String event;
        /** Which part of the session the file holds, counted from 1. Always; seen in 1,525 lines. */
        public Long part;
        /** Language and country of the game, such as English/UK. Always; seen in 1,525 lines. */
        public String language;
        /** Odyssey is running; since 3.8. 98 %; seen in 1,501 lines. */
        public Boolean Odyssey;
        /** Version of the game. Always; seen in 1,525 lines. */
        public String gameversion;
        /** Build of the game; may end in a space. Always; seen in 1,525 lines. */
        public String build;

        @Override
        public String kind() {
            return "Fileheader";
        }
    }

    /**
     * Written when a commander is loaded, and when an operation is entered or left. It is outside the
     * specification, and known from 2 real lines. It came with version 4.4.1.0 of the game.
     */
    public static final class GameModeChange extends Event {
        /** Time of the event. Always; seen in 2 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2 lines. */
        public String event;
        /** What is played from now on. Always; seen in 2 lines. */
        public String GameMode;

        @Override
        public String kind() {
            return "GameModeChange";
        }
    }

    /**
     * Written when the player enters the game from the main menu. It is outside the specification, and
     * known from 2,653 real lines.
     */
    public static final class LoadGame extends Event {
        /** Time of the event. Always; seen in 2,653 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2,653 lines. */
        public String event;
        /** Frontier ID of the player; since 3.3. Always; seen in 2,653 lines. */
        public String FID;
        /** Name of the commander. Always; seen in 2,653 lines. */
        public String Commander;
        /** The player has Horizons; since 3.0. Always; seen in 2,653 lines. */
        public Boolean Horizons;
        /** The player has Odyssey; since 4.0. 99 %; seen in 2,621 lines. */
        public Boolean Odyssey;
        /** Internal name of the ship, or of the suit if on foot. Over 99 %; seen in 2,650 lines. */
        public String Ship;
        /** The ship, or the suit if on foot, as shown in game. 76 %; seen in 2,022 lines. */
        public String Ship_Localised;
        /** ID of the ship among the player's own. Over 99 %; seen in 2,650 lines. */
        public Long ShipID;
        /** Name the player gave the ship; may be empty; since 2.3. Over 99 %; seen in 2,650 lines. */
        public String ShipName;
        /** ID plate the player gave the ship; may be empty; since 2.3. Over 99 %; seen in 2,650 lines. */
        public String ShipIdent;
        /** Fuel in the main tank, in tonnes; since 2.3. Over 99 %; seen in 2,650 lines. */
        public Double FuelLevel;
        /** Size of the main tank, in tonnes; since 2.3. Over 99 %; seen in 2,650 lines. */
        public Double FuelCapacity;
        /** Name of the ship again; since 4.0.0.1450; until 4.0.0.1804. 21 %; seen in 547 lines. */
        public String Name;
        /** The ship has landed on a planet; omitted if not. 31 %; seen in 817 lines. */
        public Boolean StartLanded;
        /** The ship has been destroyed; omitted if not. 0.1 %; seen in 3 lines. */
        public Boolean StartDead;
        /** Open, Solo or Group. Over 99 %; seen in 2,650 lines. */
        public String GameMode;
        /** Name of the private group, if GameMode is Group. 2.9 %; seen in 77 lines. */
        public String Group;
        /** Credit balance of the player. Always; seen in 2,653 lines. */
        public Long Credits;
        /** Loan the player owes, in credits. Always; seen in 2,653 lines. */
        public Long Loan;
        /** Language and country of the game; since 4.0.0.600. 99 %; seen in 2,621 lines. */
        public String language;
        /** Version of the game; since 4.0.0.600. 99 %; seen in 2,621 lines. */
        public String gameversion;
        /** Build of the game; since 4.0.0.600. 99 %; seen in 2,621 lines. */
        public String build;

        @Override
        public String kind() {
            return "LoadGame";
        }
    }

    /** A module property changed by engineering. */
    public static final class ModuleModifier extends JournalObject {
        /** Name of the property. Always; seen in 9,613 lines. */
        public String Label;
        /** The property, as shown in game; since 4.3.3.0. Declared only; declared only. */
        public String Label_Localised;
        /** Current value. Over 99 %; seen in 9,603 lines. */
        public Double Value;
        /** Value before engineering. Over 99 %; seen in 9,603 lines. */
        public Double OriginalValue;
        /** 1 if a lower value is better, otherwise 0. Over 99 %; seen in 9,603 lines. */
        public Long LessIsGood;
        /** Current value, if it is text. 0.1 %; seen in 10 lines. */
        public String ValueStr;
        /** Current value, as shown in game, if it is text. 0.1 %; seen in 10 lines. */
        public String ValueStr_Localised;
    }

    /** Engineering applied to a module. */
    public static final class ModuleEngineering extends JournalObject {
        /** Name of the engineer. 92 %; seen in 8,863 lines. */
        public String Engineer;
        /** ID of the engineer. Always; seen in 9,613 lines. */
        public Long EngineerID;
        /** ID of the blueprint. Always; seen in 9,613 lines. */
        public Long BlueprintID;
        /** Internal name of the blueprint. Always; seen in 9,613 lines. */
        public String BlueprintName;
        /** Grade of the blueprint, from 1 to 5. Always; seen in 9,613 lines. */
        public Long Level;
        /** Progress within the grade, from 0 to 1. Always; seen in 9,613 lines. */
        public Double Quality;
        /** Internal name of the experimental effect. 67 %; seen in 6,470 lines. */
        public String ExperimentalEffect;
        /** The experimental effect, as shown in game. 67 %; seen in 6,470 lines. */
        public String ExperimentalEffect_Localised;
        /** The changed properties. Always; seen in 9,613 lines. */
        public List<ModuleModifier> Modifiers;
    }

    /** A module fitted to the ship. */
    public static final class ShipModule extends JournalObject {
        /** The slot it is fitted in. Always; seen in 9,613 lines. */
        public String Slot;
        /** Internal name of the module, in lower case. Always; seen in 9,613 lines. */
        public String Item;
        /** It is switched on. Always; seen in 9,613 lines. */
        public Boolean On;
        /** Its power priority, counted from 0. Always; seen in 9,613 lines. */
        public Long Priority;
        /** Rounds loaded. 3.5 %; seen in 336 lines. */
        public Long AmmoInClip;
        /** Rounds in reserve. 3.5 %; seen in 336 lines. */
        public Long AmmoInHopper;
        /** Health of the module, from 0 to 1. Always; seen in 9,613 lines. */
        public Double Health;
        /** Value of the module, in credits. 61 %; seen in 5,883 lines. */
        public Long Value;
        /** Engineering applied to a module; since 3.0. 26 %; seen in 2,509 lines. */
        public ModuleEngineering Engineering;
    }

    /** Fuel capacity of the ship, in tonnes. */
    public static final class FuelCapacity extends JournalObject {
        /** Capacity of the main tank, in tonnes. Always; seen in 9,613 lines. */
        public Double Main;
        /** Capacity of the reserve tank, in tonnes. Always; seen in 9,613 lines. */
        public Double Reserve;
    }

    /**
     * Written when the game starts up, and whenever the player switches ships or changes modules. It is
     * outside the specification, and known from 9,613 real lines. It came with version 2.3 of the game.
     */
    public static final class Loadout extends Event {
        /** Time of the event. Always; seen in 9,613 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 9,613 lines. */
        public String event;
        /** Internal name of the ship, in lower case. Always; seen in 9,613 lines. */
        public String Ship;
        /** ID of the ship among the player's own. Always; seen in 9,613 lines. */
        public Long ShipID;
        /** Name the player gave the ship; may be empty. Always; seen in 9,613 lines. */
        public String ShipName;
        /** ID plate the player gave the ship; may be empty. Always; seen in 9,613 lines. */
        public String ShipIdent;
        /** Value of the hull, in credits; since 3.0. 99 %; seen in 9,498 lines. */
        public Long HullValue;
        /** Value of the modules, in credits; since 3.0. Over 99 %; seen in 9,594 lines. */
        public Long ModulesValue;
        /** Hull health, from 0 to 1; since 3.3. Always; seen in 9,613 lines. */
        public Double HullHealth;
        /** The ship is marked as hot; omitted if not; since 3.3. 0.8 %; seen in 77 lines. */
        public Boolean Hot;
        /** Mass without fuel and cargo, in tonnes; since 3.4. Always; seen in 9,613 lines. */
        public Double UnladenMass;
        /** Cargo capacity, in tonnes; since 3.4. Always; seen in 9,613 lines. */
        public Long CargoCapacity;
        /**
         * Maximum jump range, with no cargo and just enough fuel for one jump, in light-years; since 3.4.
         * Always; seen in 9,613 lines.
         */
        public Double MaxJumpRange;
        /** Fuel capacity of the ship, in tonnes; since 3.4. Always; seen in 9,613 lines. */
        public FuelCapacity FuelCapacity;
        /** Rebuy cost, in credits; since 3.0. Always; seen in 9,613 lines. */
        public Long Rebuy;
        /** The fitted modules. Always; seen in 9,613 lines. */
        public List<ShipModule> Modules;

        @Override
        public String kind() {
            return "Loadout";
        }
    }

    /**
     * Written when the game starts up, or the player respawns at a station. It is outside the
     * specification, and known from 2,707 real lines.
     */
    public static final class Location extends Event {
        /** Time of the event. Always; seen in 2,707 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2,707 lines. */
        public String event;
        /** Latitude on or near a planet, in degrees; since 2.3. 30 %; seen in 815 lines. */
        public Double Latitude;
        /** Longitude on or near a planet, in degrees; since 2.3. 30 %; seen in 815 lines. */
        public Double Longitude;
        /** Distance from the arrival star, in light-seconds; since 3.4. 85 %; seen in 2,293 lines. */
        public Double DistFromStarLS;
        /** The ship is docked; the station fields are written only then. Always; seen in 2,707 lines. */
        public JsonNode Docked;
        /** Name of the station; since 3.3.02. 27 %; seen in 720 lines. */
        public String StationName;
        /** The station, as shown in game. 0.2 %; seen in 5 lines. */
        public String StationName_Localised;
        /** Type of station; since 3.3.02. 27 %; seen in 720 lines. */
        public String StationType;
        /** ID of the station's market. 27 %; seen in 720 lines. */
        public Long MarketID;
        /** The faction that runs the station. 27 %; seen in 720 lines. */
        public JsonNode StationFaction;
        /** Internal name of the government. 27 %; seen in 720 lines. */
        public String StationGovernment;
        /** The government, as shown in game. 27 %; seen in 720 lines. */
        public String StationGovernment_Localised;
        /** Superpower the station is aligned with. 9.7 %; seen in 263 lines. */
        public String StationAllegiance;
        /** What the station offers. 27 %; seen in 720 lines. */
        public List<String> StationServices;
        /** Internal name of the economy, if the station has only one. 27 %; seen in 720 lines. */
        public String StationEconomy;
        /** The economy, as shown in game, if the station has only one. 27 %; seen in 720 lines. */
        public String StationEconomy_Localised;
        /** The economies, if the station has several. 27 %; seen in 720 lines. */
        public List<EconomyShare> StationEconomies;
        /** The player is in a taxi; omitted on foot and in an SRV; since 4.0. 78 %; seen in 2,109 lines. */
        public Boolean Taxi;
        /**
         * The player is in another player's ship; omitted on foot and in an SRV; since 4.0. 78 %; seen in
         * 2,109 lines.
         */
        public Boolean Multicrew;
        /** The player is wanted in the system; since 3.0. Declared only; declared only. */
        public Boolean Wanted;
        /** The player is on foot; omitted if not. 6 %; seen in 162 lines. */
        public Boolean OnFoot;
        /** The player is driving an SRV; omitted if not. 15 %; seen in 401 lines. */
        public Boolean InSRV;
        /** Name of the system. Always; seen in 2,707 lines. */
        public String StarSystem;
        /** Address of the system; since 3.0. Always; seen in 2,707 lines. */
        public Long SystemAddress;
        /**
         * X, y and z coordinates of the system, in light-years relative to the origin system. Always; seen in
         * 2,707 lines.
         */
        public List<Double> StarPos;
        /**
         * Superpower the system is aligned with; may be empty; may be empty; since 2.2.02. Always; seen in
         * 2,707 lines.
         */
        public String SystemAllegiance;
        /** Internal name of the main economy; since 2.2.02. Always; seen in 2,707 lines. */
        public String SystemEconomy;
        /** The main economy, as shown in game. Over 99 %; seen in 2,707 lines. */
        public String SystemEconomy_Localised;
        /** Second economy; since 3.0.3. Always; seen in 2,707 lines. */
        public String SystemSecondEconomy;
        /** Second economy, as shown in game. Over 99 %; seen in 2,707 lines. */
        public String SystemSecondEconomy_Localised;
        /** Internal name of the government; since 2.2.02. Always; seen in 2,707 lines. */
        public String SystemGovernment;
        /** The government, as shown in game. Over 99 %; seen in 2,707 lines. */
        public String SystemGovernment_Localised;
        /** Internal name of the security level; since 2.2.02. Always; seen in 2,707 lines. */
        public String SystemSecurity;
        /** The security level, as shown in game. Over 99 %; seen in 2,707 lines. */
        public String SystemSecurity_Localised;
        /** Population of the system; since 2.4. Always; seen in 2,707 lines. */
        public Long Population;
        /** Name of the nearest body, or of the station. Always; seen in 2,707 lines. */
        public String Body;
        /** ID of that body within the system; since 3.0. Always; seen in 2,707 lines. */
        public Long BodyID;
        /** Type of that body; since 2.2 (Beta 5). Always; seen in 2,707 lines. */
        public String BodyType;
        /** The power that controls the system; since 4.0.0.1900. 3.1 %; seen in 84 lines. */
        public String ControllingPower;
        /**
         * Powers active in the system; written if the player is pledged and the system is involved in
         * Powerplay. 14 %; seen in 376 lines.
         */
        public List<String> Powers;
        /** Powerplay state of the system. 14 %; seen in 376 lines. */
        public String PowerplayState;
        /** Control progress within the current state; since 4.1.0.200. 2.3 %; seen in 62 lines. */
        public Double PowerplayStateControlProgress;
        /** Merits earned by reinforcement; since 4.1.0.200. 2.3 %; seen in 62 lines. */
        public Long PowerplayStateReinforcement;
        /** Merits earned by undermining; since 4.1.0.200. 2.3 %; seen in 62 lines. */
        public Long PowerplayStateUndermining;
        /** The contending powers; only while the system is unoccupied. 0.6 %; seen in 16 lines. */
        public List<ContendingPower> PowerplayConflictProgress;
        /** The Thargoid war in the system; since 4.0.0.1500. 1.3 %; seen in 35 lines. */
        public ThargoidWar ThargoidWar;
        /** The factions present in the system; since 2.3. 62 %; seen in 1,670 lines. */
        public List<Faction> Factions;
        /** The faction that controls the system. 63 %; seen in 1,695 lines. */
        public JsonNode SystemFaction;
        /** Conflicts between factions in the system; since 3.4. 22 %; seen in 590 lines. */
        public List<Conflict> Conflicts;

        @Override
        public String kind() {
            return "Location";
        }
    }

    /** A material the player holds. */
    public static final class Material extends JournalObject {
        /** Internal name of the material. Always; seen in 2,654 lines. */
        public String Name;
        /** The material, as shown in game. Over 99 %; seen in 2,654 lines. */
        public String Name_Localised;
        /** How many. Always; seen in 2,654 lines. */
        public Long Count;
    }

    /**
     * Written when the game starts up. It is outside the specification, and known from 2,654 real lines.
     * It came with version 2.3 of the game.
     */
    public static final class Materials extends Event {
        /** Time of the event. Always; seen in 2,654 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2,654 lines. */
        public String event;
        /** Raw materials. Always; seen in 2,654 lines. */
        public List<Material> Raw;
        /** Manufactured materials. Always; seen in 2,654 lines. */
        public List<Material> Manufactured;
        /** Encoded materials. Always; seen in 2,654 lines. */
        public List<Material> Encoded;

        @Override
        public String kind() {
            return "Materials";
        }
    }

    /**
     * Written when a new commander is created. It is outside the specification, and known from 3 real
     * lines.
     */
    public static final class NewCommander extends Event {
        /** Time of the event. Always; seen in 3 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 3 lines. */
        public String event;
        /** Frontier ID of the player; since 3.3. Over 99 %; seen in 3 lines. */
        public String FID;
        /** Name of the commander. Always; seen in 3 lines. */
        public String Name;
        /** Internal name of the starter package. Over 99 %; seen in 3 lines. */
        public String Package;

        @Override
        public String kind() {
            return "NewCommander";
        }
    }

    /** The passengers of one mission. */
    public static final class PassengerGroup extends JournalObject {
        /** The mission they belong to. Always; seen in 2 lines. */
        public Long MissionID;
        /** Type of passengers. Always; seen in 2 lines. */
        public String Type;
        /** The passengers are VIPs. Always; seen in 2 lines. */
        public Boolean VIP;
        /** The passengers are wanted. Always; seen in 2 lines. */
        public Boolean Wanted;
        /** Number of passengers. Always; seen in 2 lines. */
        public Long Count;
    }

    /**
     * Written when the game starts up with passengers on board. It is outside the specification, and known
     * from 2 real lines. It came with version 2.3 of the game.
     */
    public static final class Passengers extends Event {
        /** Time of the event. Always; seen in 2 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2 lines. */
        public String event;
        /** The passengers, by mission. Always; seen in 2 lines. */
        public List<PassengerGroup> Manifest;

        @Override
        public String kind() {
            return "Passengers";
        }
    }

    /** Written when the game starts up. It is outside the specification, and known from 2,658 real lines. */
    public static final class Progress extends Event {
        /** Time of the event. Always; seen in 2,658 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2,658 lines. */
        public String event;
        /** Progress to the next combat rank, in percent. Always; seen in 2,658 lines. */
        public Long Combat;
        /** Progress to the next trade rank. Always; seen in 2,658 lines. */
        public Long Trade;
        /** Progress to the next exploration rank. Always; seen in 2,658 lines. */
        public Long Explore;
        /** Progress to the next mercenary rank; since 4.0. 99 %; seen in 2,626 lines. */
        public Long Soldier;
        /** Progress to the next exobiologist rank; since 4.0. 99 %; seen in 2,626 lines. */
        public Long Exobiologist;
        /** Progress to the next rank in the Imperial Navy. Always; seen in 2,658 lines. */
        public Long Empire;
        /** Progress to the next rank in the Federal Navy. Always; seen in 2,658 lines. */
        public Long Federation;
        /** Progress to the next CQC rank. Always; seen in 2,658 lines. */
        public Long CQC;

        @Override
        public String kind() {
            return "Progress";
        }
    }

    /** Written when the game starts up. It is outside the specification, and known from 2,658 real lines. */
    public static final class Rank extends Event {
        /** Time of the event. Always; seen in 2,658 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2,658 lines. */
        public String event;
        /** Combat rank, counted from 0. Always; seen in 2,658 lines. */
        public Long Combat;
        /** Trade rank. Always; seen in 2,658 lines. */
        public Long Trade;
        /** Exploration rank. Always; seen in 2,658 lines. */
        public Long Explore;
        /** Mercenary rank; since 4.0. 99 %; seen in 2,626 lines. */
        public Long Soldier;
        /** Exobiologist rank; since 4.0. 99 %; seen in 2,626 lines. */
        public Long Exobiologist;
        /** Rank in the Imperial Navy. Always; seen in 2,658 lines. */
        public Long Empire;
        /** Rank in the Federal Navy. Always; seen in 2,658 lines. */
        public Long Federation;
        /** CQC rank. Always; seen in 2,658 lines. */
        public Long CQC;

        @Override
        public String kind() {
            return "Rank";
        }
    }

    /**
     * Written when the game starts up. It is outside the specification, and known from 2,658 real lines.
     * It came with version 3.0 of the game.
     */
    public static final class Reputation extends Event {
        /** Time of the event. Always; seen in 2,658 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2,658 lines. */
        public String event;
        /** Reputation with the Empire, from -100 to 100. Over 99 %; seen in 2,658 lines. */
        public Double Empire;
        /** Reputation with the Federation. Over 99 %; seen in 2,658 lines. */
        public Double Federation;
        /** Reputation with independent systems. 92 %; seen in 2,440 lines. */
        public Double Independent;
        /** Reputation with the Alliance. 99 %; seen in 2,637 lines. */
        public Double Alliance;

        @Override
        public String kind() {
            return "Reputation";
        }
    }

    /**
     * Written when the game exits normally. It is outside the specification, and known from 1,402 real
     * lines. It came with version 3.0 of the game.
     */
    public static final class Shutdown extends Event {
        /** Time of the event. Always; seen in 1,402 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 1,402 lines. */
        public String event;

        @Override
        public String kind() {
            return "Shutdown";
        }
    }

    /** Exobiology. */
    public static final class ExobiologyStatistics extends JournalObject {
        /** Number of genera encountered. Always; seen in 2,635 lines. */
        public Long Organic_Genus_Encountered;
        /** Number of species encountered. Always; seen in 2,635 lines. */
        public Long Organic_Species_Encountered;
        /** Number of variants encountered. Always; seen in 2,635 lines. */
        public Long Organic_Variant_Encountered;
        /** Earned by selling biological data, in credits. Always; seen in 2,635 lines. */
        public Long Organic_Data_Profits;
        /** Number of sets of biological data sold. Always; seen in 2,635 lines. */
        public Long Organic_Data;
        /** Earned by being the first to log a species on a planet, in credits. Always; seen in 2,635 lines. */
        public Long First_Logged_Profits;
        /** Number of times the player was the first to log a species on a planet. Always; seen in 2,635 lines. */
        public Long First_Logged;
        /** Number of systems with samples taken. Always; seen in 2,635 lines. */
        public Long Organic_Systems;
        /** Number of planets with samples taken. Always; seen in 2,635 lines. */
        public Long Organic_Planets;
        /** Number of genera sampled. Always; seen in 2,635 lines. */
        public Long Organic_Genus;
        /** Number of species sampled. Always; seen in 2,635 lines. */
        public Long Organic_Species;
    }

    /** The player's fleet carrier. */
    public static final class CarrierStatistics extends JournalObject {
        /** Tonnes the carrier has sold. Always; seen in 2,635 lines. */
        public Long FLEETCARRIER_EXPORT_TOTAL;
        /** Tonnes the carrier has bought. Always; seen in 2,635 lines. */
        public Long FLEETCARRIER_IMPORT_TOTAL;
        /** Earned by the carrier's trade, in credits. Always; seen in 2,635 lines. */
        public Long FLEETCARRIER_TRADEPROFIT_TOTAL;
        /** Spent on the carrier's trade, in credits. Always; seen in 2,635 lines. */
        public Long FLEETCARRIER_TRADESPEND_TOTAL;
        /** Earned by the carrier's trade in stolen goods, in credits. Always; seen in 2,635 lines. */
        public Long FLEETCARRIER_STOLENPROFIT_TOTAL;
        /** Spent on the carrier's trade in stolen goods, in credits. Always; seen in 2,635 lines. */
        public Long FLEETCARRIER_STOLENSPEND_TOTAL;
        /**
         * Distance the carrier has jumped, in light-years; before March 2021 a text that ends in LY. Always;
         * seen in 2,635 lines.
         */
        public JsonNode FLEETCARRIER_DISTANCE_TRAVELLED;
        /** Number of jumps of the carrier. Always; seen in 2,635 lines. */
        public Long FLEETCARRIER_TOTAL_JUMPS;
        /** Number of ships sold on the carrier. Always; seen in 2,635 lines. */
        public Long FLEETCARRIER_SHIPYARD_SOLD;
        /** Earned by the carrier's shipyard, in credits. Always; seen in 2,635 lines. */
        public Long FLEETCARRIER_SHIPYARD_PROFIT;
        /** Number of modules sold on the carrier. Always; seen in 2,635 lines. */
        public Long FLEETCARRIER_OUTFITTING_SOLD;
        /** Earned by the carrier's outfitting, in credits. Always; seen in 2,635 lines. */
        public Long FLEETCARRIER_OUTFITTING_PROFIT;
        /** Number of times ships were rearmed on the carrier. Always; seen in 2,635 lines. */
        public Long FLEETCARRIER_REARM_TOTAL;
        /** Number of times ships were refuelled on the carrier. Always; seen in 2,635 lines. */
        public Long FLEETCARRIER_REFUEL_TOTAL;
        /** Earned by refuelling on the carrier, in credits. Always; seen in 2,635 lines. */
        public Long FLEETCARRIER_REFUEL_PROFIT;
        /** Number of times ships were repaired on the carrier. Always; seen in 2,635 lines. */
        public Long FLEETCARRIER_REPAIRS_TOTAL;
        /** Number of vouchers redeemed on the carrier. Always; seen in 2,635 lines. */
        public Long FLEETCARRIER_VOUCHERS_REDEEMED;
        /** Earned by redeeming vouchers on the carrier, in credits. Always; seen in 2,635 lines. */
        public Long FLEETCARRIER_VOUCHERS_PROFIT;
    }

    /** CQC. */
    public static final class ArenaStatistics extends JournalObject {
        /** Earned in CQC, in credits. 45 %; seen in 1,183 lines. */
        public Long CQC_Credits_Earned;
        /** Time played in CQC, in seconds. Always; seen in 2,635 lines. */
        public Long CQC_Time_Played;
        /** Ratio of kills to deaths in CQC. Always; seen in 2,635 lines. */
        public Double CQC_KD;
        /** Number of kills in CQC. Always; seen in 2,635 lines. */
        public Long CQC_Kills;
        /** Ratio of wins to losses in CQC. Always; seen in 2,635 lines. */
        public Double CQC_WL;
    }

    /** Material trading. */
    public static final class MaterialTraderStatistics extends JournalObject {
        /** Number of trades with material traders. Always; seen in 2,635 lines. */
        public Long Trades_Completed;
        /** Number of materials traded. Always; seen in 2,635 lines. */
        public Long Materials_Traded;
        /** Number of encoded materials traded. 90 %; seen in 2,382 lines. */
        public Long Encoded_Materials_Traded;
        /** Number of raw materials traded. 96 %; seen in 2,527 lines. */
        public Long Raw_Materials_Traded;
        /** Number of materials of grade 1 traded. 90 %; seen in 2,377 lines. */
        public Long Grade_1_Materials_Traded;
        /** Number of materials of grade 2 traded. 97 %; seen in 2,566 lines. */
        public Long Grade_2_Materials_Traded;
        /** Number of materials of grade 3 traded. 97 %; seen in 2,564 lines. */
        public Long Grade_3_Materials_Traded;
        /** Number of materials of grade 4 traded. 97 %; seen in 2,545 lines. */
        public Long Grade_4_Materials_Traded;
        /** Number of materials of grade 5 traded. 97 %; seen in 2,564 lines. */
        public Long Grade_5_Materials_Traded;
        /** Number of assets given to bartenders in trades; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Assets_Traded_In;
        /** Number of assets received from bartenders in trades; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Assets_Traded_Out;
    }

    /** Multicrew. */
    public static final class MulticrewStatistics extends JournalObject {
        /** Time spent in multicrew, in seconds. Always; seen in 2,635 lines. */
        public Long Multicrew_Time_Total;
        /** Time spent as a gunner, in seconds. Always; seen in 2,635 lines. */
        public Long Multicrew_Gunner_Time_Total;
        /** Time spent in a fighter, in seconds. Always; seen in 2,635 lines. */
        public Long Multicrew_Fighter_Time_Total;
        /** Earned in multicrew, in credits. Always; seen in 2,635 lines. */
        public Long Multicrew_Credits_Total;
        /** Fines received in multicrew, in credits. Always; seen in 2,635 lines. */
        public Long Multicrew_Fines_Total;
    }

    /** NPC crew. */
    public static final class CrewStatistics extends JournalObject {
        /** Wages paid to NPC crew, in credits. 99 %; seen in 2,619 lines. */
        public Long NpcCrew_TotalWages;
        /** Number of NPC crew hired. 99 %; seen in 2,619 lines. */
        public Long NpcCrew_Hired;
        /** Number of NPC crew dismissed. 99 %; seen in 2,619 lines. */
        public Long NpcCrew_Fired;
        /** Number of NPC crew who died. 99 %; seen in 2,619 lines. */
        public Long NpcCrew_Died;
    }

    /** Engineering. */
    public static final class CraftingStatistics extends JournalObject {
        /** Number of engineers the player has used. Always; seen in 2,635 lines. */
        public Long Count_Of_Used_Engineers;
        /** Number of blueprints crafted. Always; seen in 2,635 lines. */
        public Long Recipes_Generated;
        /** Number of blueprints of grade 1 crafted. Always; seen in 2,635 lines. */
        public Long Recipes_Generated_Rank_1;
        /** Number of blueprints of grade 2 crafted. Always; seen in 2,635 lines. */
        public Long Recipes_Generated_Rank_2;
        /** Number of blueprints of grade 3 crafted. Always; seen in 2,635 lines. */
        public Long Recipes_Generated_Rank_3;
        /** Number of blueprints of grade 4 crafted. Always; seen in 2,635 lines. */
        public Long Recipes_Generated_Rank_4;
        /** Number of blueprints of grade 5 crafted. Always; seen in 2,635 lines. */
        public Long Recipes_Generated_Rank_5;
        /** Number of modifications applied to suits; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Suit_Mods_Applied;
        /** Number of modifications applied to hand weapons; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Weapon_Mods_Applied;
        /** Number of upgrades of suits; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Suits_Upgraded;
        /** Number of upgrades of hand weapons; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Weapons_Upgraded;
        /** Number of suits upgraded to the highest grade; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Suits_Upgraded_Full;
        /** Number of hand weapons upgraded to the highest grade; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Weapons_Upgraded_Full;
        /** Number of suits with all modifications applied; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Suit_Mods_Applied_Full;
        /** Number of hand weapons with all modifications applied; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Weapon_Mods_Applied_Full;
        /** Spent on engineering, in credits. Declared only; declared only. */
        public Long Spent_On_Crafting;
        /** Number of blueprints applied. Declared only; declared only. */
        public Long Recipes_Applied;
        /** Number of blueprints of grade 1 applied. Declared only; declared only. */
        public Long Recipes_Applied_Rank_1;
        /** Number of blueprints of grade 2 applied. Declared only; declared only. */
        public Long Recipes_Applied_Rank_2;
        /** Number of blueprints of grade 3 applied. Declared only; declared only. */
        public Long Recipes_Applied_Rank_3;
        /** Number of blueprints of grade 4 applied. Declared only; declared only. */
        public Long Recipes_Applied_Rank_4;
        /** Number of blueprints of grade 5 applied. Declared only; declared only. */
        public Long Recipes_Applied_Rank_5;
        /** Number of blueprints applied to modules that were engineered before. Declared only; declared only. */
        public Long Recipes_Applied_On_Previously_Modified_Modules;
    }

    /** Thargoid encounters. */
    public static final class ThargoidStatistics extends JournalObject {
        /** Number of Thargoid wakes met with. 0.6 %; seen in 16 lines. */
        public Long TG_ENCOUNTER_WAKES;
        /** Number of Thargoids destroyed. 74 %; seen in 1,960 lines. */
        public Long TG_ENCOUNTER_KILLED;
        /** Number of Thargoid imprints met with. 35 %; seen in 928 lines. */
        public Long TG_ENCOUNTER_IMPRINT;
        /** Number of encounters with Thargoids. 99 %; seen in 2,617 lines. */
        public Long TG_ENCOUNTER_TOTAL;
        /** System of the last encounter. 99 %; seen in 2,617 lines. */
        public String TG_ENCOUNTER_TOTAL_LAST_SYSTEM;
        /** Time of the last encounter, with the in-game year. 99 %; seen in 2,617 lines. */
        public String TG_ENCOUNTER_TOTAL_LAST_TIMESTAMP;
        /** The ship the player was flying. 99 %; seen in 2,617 lines. */
        public String TG_ENCOUNTER_TOTAL_LAST_SHIP;
        /** Number of Thargoid Scouts met with. 1.4 %; seen in 37 lines. */
        public Long TG_SCOUT_COUNT;
    }

    /** What the player did for the squadron. */
    public static final class SquadronStatistics extends JournalObject {
        /** Credits paid into the squadron bank. Always; seen in 2,635 lines. */
        public Long Squadron_Bank_Credits_Deposited;
        /** Credits taken from the squadron bank. Always; seen in 2,635 lines. */
        public Long Squadron_Bank_Credits_Withdrawn;
        /** Amount of commodities given to the squadron bank. Always; seen in 2,635 lines. */
        public Long Squadron_Bank_Commodities_Deposited_Num;
        /** Value of those commodities, in credits. Always; seen in 2,635 lines. */
        public Long Squadron_Bank_Commodities_Deposited_Value;
        /** Amount of commodities taken from the squadron bank. Always; seen in 2,635 lines. */
        public Long Squadron_Bank_Commodities_Withdrawn_Num;
        /** Value of those commodities, in credits. Always; seen in 2,635 lines. */
        public Long Squadron_Bank_Commodities_Withdrawn_Value;
        /** Number of on-foot items given to the squadron bank. Always; seen in 2,635 lines. */
        public Long Squadron_Bank_PersonalAssets_Deposited_Num;
        /** Value of those items, in credits. Always; seen in 2,635 lines. */
        public Long Squadron_Bank_PersonalAssets_Deposited_Value;
        /** Number of on-foot items taken from the squadron bank. Always; seen in 2,635 lines. */
        public Long Squadron_Bank_PersonalAssets_Withdrawn_Num;
        /** Value of those items, in credits. Always; seen in 2,635 lines. */
        public Long Squadron_Bank_PersonalAssets_Withdrawn_Value;
        /** Number of ships given to the squadron bank. Always; seen in 2,635 lines. */
        public Long Squadron_Bank_Ships_Deposited_Num;
        /** Value of those ships, in credits. Always; seen in 2,635 lines. */
        public Long Squadron_Bank_Ships_Deposited_Value;
        /** Highest contribution to the Aegis leaderboard. Always; seen in 2,635 lines. */
        public Long Squadron_Leaderboard_aegis_highestcontribution;
        /** Highest contribution to the leaderboard for work for factions. Always; seen in 2,635 lines. */
        public Long Squadron_Leaderboard_bgs_highestcontribution;
        /** Highest contribution to the bounty hunting leaderboard. Always; seen in 2,635 lines. */
        public Long Squadron_Leaderboard_bounty_highestcontribution;
        /** Highest contribution to the colonisation leaderboard. Always; seen in 2,635 lines. */
        public Long Squadron_Leaderboard_colonisation_contribution_highestcontribution;
        /** Highest contribution to the combat leaderboard. Always; seen in 2,635 lines. */
        public Long Squadron_Leaderboard_combat_highestcontribution;
        /** Highest contribution to the CQC leaderboard. Always; seen in 2,635 lines. */
        public Long Squadron_Leaderboard_cqc_highestcontribution;
        /** Highest contribution to the exploration leaderboard. Always; seen in 2,635 lines. */
        public Long Squadron_Leaderboard_exploration_highestcontribution;
        /** Highest contribution to the mining leaderboard. Always; seen in 2,635 lines. */
        public Long Squadron_Leaderboard_mining_highestcontribution;
        /** Highest contribution to the Powerplay leaderboard. Always; seen in 2,635 lines. */
        public Long Squadron_Leaderboard_powerplay_highestcontribution;
        /** Highest contribution to the trade leaderboard. Always; seen in 2,635 lines. */
        public Long Squadron_Leaderboard_trade_highestcontribution;
        /** Highest contribution to the leaderboard for illicit trade. Always; seen in 2,635 lines. */
        public Long Squadron_Leaderboard_trade_illicit_highestcontribution;
        /** Highest contribution to the leaderboard for operations. 1.1 %; seen in 29 lines. */
        public Long Squadron_Leaderboard_operationscore_highestcontribution;
        /** Number of times the squadron stood on the podium of a leaderboard. Always; seen in 2,635 lines. */
        public Long Squadron_Leaderboard_podiums;
    }

    /** Search and rescue, and salvage. */
    public static final class RescueStatistics extends JournalObject {
        /** Number of items handed in to search and rescue. Always; seen in 2,635 lines. */
        public Long SearchRescue_Traded;
        /** Earned by search and rescue, in credits. Always; seen in 2,635 lines. */
        public Long SearchRescue_Profit;
        /** Number of visits to search and rescue. Always; seen in 2,635 lines. */
        public Long SearchRescue_Count;
        /** Legal salvage from points of interest; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Salvage_Legal_POI;
        /** Legal salvage from settlements; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Salvage_Legal_Settlements;
        /** Illegal salvage from points of interest; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Salvage_Illegal_POI;
        /** Illegal salvage from settlements; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Salvage_Illegal_Settlements;
        /** Number of maglocks opened; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Maglocks_Opened;
        /** Number of panels opened; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Panels_Opened;
        /** Number of fires put out at settlements; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Settlements_State_FireOut;
        /** Number of settlements rebooted; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Settlements_State_Reboot;
    }

    /** Passenger missions. */
    public static final class PassengerStatistics extends JournalObject {
        /** Number of passenger missions accepted. 90 %; seen in 2,361 lines. */
        public Long Passengers_Missions_Accepted;
        /** Number of refugees delivered in bulk missions. 0.1 %; seen in 3 lines. */
        public Long Passengers_Missions_Refugee_bulk_delivered;
        /** Number of refugees ejected in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_Refugee_bulk_ejected;
        /** Number of aid workers delivered in VIP missions. Declared only; declared only. */
        public Long Passengers_Missions_AidWorker_vip_delivered;
        /** Number of aid workers ejected in VIP missions. Declared only; declared only. */
        public Long Passengers_Missions_AidWorker_vip_ejected;
        /** Number of aid workers delivered in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_AidWorker_bulk_delivered;
        /** Number of aid workers ejected in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_AidWorker_bulk_ejected;
        /** Number of prisoners of war delivered in VIP missions. Declared only; declared only. */
        public Long Passengers_Missions_POW_vip_delivered;
        /** Number of prisoners of war ejected in VIP missions. Declared only; declared only. */
        public Long Passengers_Missions_POW_vip_ejected;
        /** Number of prisoners of war delivered in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_POW_bulk_delivered;
        /** Number of prisoners of war ejected in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_POW_bulk_ejected;
        /** Number of criminals delivered in VIP missions. 0.1 %; seen in 3 lines. */
        public Long Passengers_Missions_Criminal_vip_delivered;
        /** Number of criminals ejected in VIP missions. 0.1 %; seen in 3 lines. */
        public Long Passengers_Missions_Criminal_vip_ejected;
        /** Number of criminals delivered in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_Criminal_bulk_delivered;
        /** Number of criminals ejected in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_Criminal_bulk_ejected;
        /** Number of tourists delivered in VIP missions. 0.1 %; seen in 3 lines. */
        public Long Passengers_Missions_Tourist_vip_delivered;
        /** Number of tourists ejected in VIP missions. 0.1 %; seen in 3 lines. */
        public Long Passengers_Missions_Tourist_vip_ejected;
        /** Number of tourists delivered in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_Tourist_bulk_delivered;
        /** Number of tourists ejected in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_Tourist_bulk_ejected;
        /** Number of refugees delivered in VIP missions. Declared only; declared only. */
        public Long Passengers_Missions_Refugee_vip_delivered;
        /** Number of refugees ejected in VIP missions. Declared only; declared only. */
        public Long Passengers_Missions_Refugee_vip_ejected;
        /** Number of freedom fighters delivered in VIP missions. 0.1 %; seen in 3 lines. */
        public Long Passengers_Missions_FreedomFighters_vip_delivered;
        /** Number of freedom fighters ejected in VIP missions. 0.1 %; seen in 3 lines. */
        public Long Passengers_Missions_FreedomFighters_vip_ejected;
        /** Number of freedom fighters delivered in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_FreedomFighters_bulk_delivered;
        /** Number of freedom fighters ejected in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_FreedomFighters_bulk_ejected;
        /** Number of politicians delivered in VIP missions. Declared only; declared only. */
        public Long Passengers_Missions_Politicians_vip_delivered;
        /** Number of politicians ejected in VIP missions. Declared only; declared only. */
        public Long Passengers_Missions_Politicians_vip_ejected;
        /** Number of politicians delivered in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_Politicians_bulk_delivered;
        /** Number of politicians ejected in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_Politicians_bulk_ejected;
        /** Number of political prisoners delivered in VIP missions. Declared only; declared only. */
        public Long Passengers_Missions_PoliticalPrisoner_vip_delivered;
        /** Number of political prisoners ejected in VIP missions. Declared only; declared only. */
        public Long Passengers_Missions_PoliticalPrisoner_vip_ejected;
        /** Number of political prisoners delivered in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_PoliticalPrisoner_bulk_delivered;
        /** Number of political prisoners ejected in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_PoliticalPrisoner_bulk_ejected;
        /** Number of security forces delivered in VIP missions. Declared only; declared only. */
        public Long Passengers_Missions_SecurityForces_vip_delivered;
        /** Number of security forces ejected in VIP missions. Declared only; declared only. */
        public Long Passengers_Missions_SecurityForces_vip_ejected;
        /** Number of security forces delivered in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_SecurityForces_bulk_delivered;
        /** Number of security forces ejected in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_SecurityForces_bulk_ejected;
        /** Number of explorers delivered in VIP missions. 0.1 %; seen in 3 lines. */
        public Long Passengers_Missions_Explorers_vip_delivered;
        /** Number of explorers ejected in VIP missions. Declared only; declared only. */
        public Long Passengers_Missions_Explorers_vip_ejected;
        /** Number of explorers delivered in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_Explorers_bulk_delivered;
        /** Number of explorers ejected in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_Explorers_bulk_ejected;
        /** Number of passengers who became disgruntled. 87 %; seen in 2,295 lines. */
        public Long Passengers_Missions_Disgruntled;
        /** Number of heads of state delivered in VIP missions. 0.1 %; seen in 3 lines. */
        public Long Passengers_Missions_HeadOfState_vip_delivered;
        /** Number of heads of state ejected in VIP missions. Declared only; declared only. */
        public Long Passengers_Missions_HeadOfState_vip_ejected;
        /** Number of heads of state delivered in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_HeadOfState_bulk_delivered;
        /** Number of heads of state ejected in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_HeadOfState_bulk_ejected;
        /** Number of scientists delivered in VIP missions. 0.1 %; seen in 3 lines. */
        public Long Passengers_Missions_ScienceTeams_vip_delivered;
        /** Number of scientists ejected in VIP missions. Declared only; declared only. */
        public Long Passengers_Missions_ScienceTeams_vip_ejected;
        /** Number of scientists delivered in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_ScienceTeams_bulk_delivered;
        /** Number of scientists ejected in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_ScienceTeams_bulk_ejected;
        /** Number of celebrities delivered in VIP missions. 0.1 %; seen in 3 lines. */
        public Long Passengers_Missions_Celebrities_vip_delivered;
        /** Number of celebrities ejected in VIP missions. Declared only; declared only. */
        public Long Passengers_Missions_Celebrities_vip_ejected;
        /** Number of celebrities delivered in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_Celebrities_bulk_delivered;
        /** Number of celebrities ejected in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_Celebrities_bulk_ejected;
        /** Number of medical staff delivered in VIP missions. 0.1 %; seen in 3 lines. */
        public Long Passengers_Missions_Medical_vip_delivered;
        /** Number of medical staff ejected in VIP missions. Declared only; declared only. */
        public Long Passengers_Missions_Medical_vip_ejected;
        /** Number of medical staff delivered in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_Medical_bulk_delivered;
        /** Number of medical staff ejected in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_Medical_bulk_ejected;
        /** Number of disgruntled passengers delivered in VIP missions. Declared only; declared only. */
        public Long Passengers_Missions_Disgruntled_vip_delivered;
        /** Number of disgruntled passengers ejected in VIP missions. Declared only; declared only. */
        public Long Passengers_Missions_Disgruntled_vip_ejected;
        /** Number of disgruntled passengers delivered in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_Disgruntled_bulk_delivered;
        /** Number of disgruntled passengers ejected in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_Disgruntled_bulk_ejected;
        /** Number of soldiers delivered in VIP missions. 0.1 %; seen in 3 lines. */
        public Long Passengers_Missions_Soldiers_vip_delivered;
        /** Number of soldiers ejected in VIP missions. Declared only; declared only. */
        public Long Passengers_Missions_Soldiers_vip_ejected;
        /** Number of soldiers delivered in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_Soldiers_bulk_delivered;
        /** Number of soldiers ejected in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_Soldiers_bulk_ejected;
        /** Number of protesters delivered in VIP missions. Declared only; declared only. */
        public Long Passengers_Missions_Protestors_vip_delivered;
        /** Number of protesters ejected in VIP missions. Declared only; declared only. */
        public Long Passengers_Missions_Protestors_vip_ejected;
        /** Number of protesters delivered in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_Protestors_bulk_delivered;
        /** Number of protesters ejected in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_Protestors_bulk_ejected;
        /** Number of prisoners delivered in VIP missions. Declared only; declared only. */
        public Long Passengers_Missions_Prisoners_vip_delivered;
        /** Number of prisoners ejected in VIP missions. Declared only; declared only. */
        public Long Passengers_Missions_Prisoners_vip_ejected;
        /** Number of prisoners delivered in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_Prisoners_bulk_delivered;
        /** Number of prisoners ejected in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_Prisoners_bulk_ejected;
        /** Number of business people delivered in VIP missions. 0.1 %; seen in 3 lines. */
        public Long Passengers_Missions_Businessmen_vip_delivered;
        /** Number of business people ejected in VIP missions. Declared only; declared only. */
        public Long Passengers_Missions_Businessmen_vip_ejected;
        /** Number of business people delivered in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_Businessmen_bulk_delivered;
        /** Number of business people ejected in bulk missions. Declared only; declared only. */
        public Long Passengers_Missions_Businessmen_bulk_ejected;
        /** Number of passengers carried in bulk missions. Always; seen in 2,635 lines. */
        public Long Passengers_Missions_Bulk;
        /** Number of passengers carried in VIP missions. Always; seen in 2,635 lines. */
        public Long Passengers_Missions_VIP;
        /** Number of passengers delivered. Always; seen in 2,635 lines. */
        public Long Passengers_Missions_Delivered;
        /** Number of passengers ejected. Always; seen in 2,635 lines. */
        public Long Passengers_Missions_Ejected;
    }

    /** Travel and exploration. */
    public static final class ExplorationStatistics extends JournalObject {
        /** Number of systems visited. Always; seen in 2,635 lines. */
        public Long Systems_Visited;
        /** Earned by exploration, in credits. Always; seen in 2,635 lines. */
        public Long Exploration_Profits;
        /** Number of planets scanned to level 2. Always; seen in 2,635 lines. */
        public Long Planets_Scanned_To_Level_2;
        /** Number of planets scanned to level 3. Always; seen in 2,635 lines. */
        public Long Planets_Scanned_To_Level_3;
        /** Number of planets mapped with the efficiency bonus. Over 99 %; seen in 2,635 lines. */
        public Long Efficient_Scans;
        /** Highest payout for exploration data, in credits. Always; seen in 2,635 lines. */
        public Long Highest_Payout;
        /** Distance jumped, in light-years. Always; seen in 2,635 lines. */
        public Long Total_Hyperspace_Distance;
        /** Number of hyperspace jumps. Always; seen in 2,635 lines. */
        public Long Total_Hyperspace_Jumps;
        /** Greatest distance from the starting system, in light-years. Always; seen in 2,635 lines. */
        public Double Greatest_Distance_From_Start;
        /** Time played, in seconds. Always; seen in 2,635 lines. */
        public Long Time_Played;
        /** Distance travelled on foot, in metres; since 4.0.0.1475. 97 %; seen in 2,566 lines. */
        public Long OnFoot_Distance_Travelled;
        /** Number of journeys by taxi; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Shuttle_Journeys;
        /** Distance travelled by taxi, in light-years; since 4.0. 98 %; seen in 2,569 lines. */
        public Double Shuttle_Distance_Travelled;
        /** Spent on taxis, in credits; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Spent_On_Shuttles;
        /** Number of planets the player was the first to set foot on; since 4.0. 98 %; seen in 2,569 lines. */
        public Long First_Footfalls;
        /** Number of planets the player has set foot on; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Planet_Footfalls;
        /** Number of settlements visited; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Settlements_Visited;
        /** Fuel scooped, in tonnes. Declared only; declared only. */
        public Double Fuel_Scooped;
        /** Fuel bought, in tonnes. Declared only; declared only. */
        public Double Fuel_Purchased;
    }

    /** Mining. */
    public static final class MiningStatistics extends JournalObject {
        /** Earned by mining, in credits. Always; seen in 2,635 lines. */
        public Long Mining_Profits;
        /** Tonnes mined. Always; seen in 2,635 lines. */
        public Long Quantity_Mined;
        /** Number of materials collected. Over 99 %; seen in 2,635 lines. */
        public Long Materials_Collected;
    }

    /** Trading on regular markets. */
    public static final class TradingStatistics extends JournalObject {
        /** Number of markets traded with. Always; seen in 2,635 lines. */
        public Long Markets_Traded_With;
        /** Earned on markets, in credits. Always; seen in 2,635 lines. */
        public Long Market_Profits;
        /** Tonnes traded. Always; seen in 2,635 lines. */
        public Long Resources_Traded;
        /** Average profit, in credits. Always; seen in 2,635 lines. */
        public Double Average_Profit;
        /** Highest profit of a single transaction, in credits. Always; seen in 2,635 lines. */
        public Long Highest_Single_Transaction;
        /** Number of data items sold to bartenders; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Data_Sold;
        /** Number of goods sold to bartenders; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Goods_Sold;
        /** Number of assets sold to bartenders; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Assets_Sold;
    }

    /** Trading on black markets. */
    public static final class SmugglingStatistics extends JournalObject {
        /** Number of black markets traded with. Always; seen in 2,635 lines. */
        public Long Black_Markets_Traded_With;
        /** Earned on black markets, in credits. Always; seen in 2,635 lines. */
        public Long Black_Markets_Profits;
        /** Tonnes smuggled. Always; seen in 2,635 lines. */
        public Long Resources_Smuggled;
        /** Average profit, in credits. Always; seen in 2,635 lines. */
        public Double Average_Profit;
        /** Highest profit of a single transaction, in credits. Always; seen in 2,635 lines. */
        public Long Highest_Single_Transaction;
    }

    /** Crime and fines. */
    public static final class CrimeStatistics extends JournalObject {
        /** Current notoriety of the player. Over 99 %; seen in 2,635 lines. */
        public Long Notoriety;
        /** Number of fines received. Always; seen in 2,635 lines. */
        public Long Fines;
        /** Sum of the fines, in credits. Always; seen in 2,635 lines. */
        public Long Total_Fines;
        /** Number of bounties put on the player. Always; seen in 2,635 lines. */
        public Long Bounties_Received;
        /** Sum of those bounties, in credits. Always; seen in 2,635 lines. */
        public Long Total_Bounties;
        /** Highest of those bounties, in credits. Always; seen in 2,635 lines. */
        public Long Highest_Bounty;
        /** Number of times malware was uploaded; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Malware_Uploaded;
        /** Number of settlements shut down; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Settlements_State_Shutdown;
        /** Number of times production was sabotaged; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Production_Sabotage;
        /** Number of thefts from production; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Production_Theft;
        /** Number of murders on foot; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Total_Murders;
        /** Number of citizens murdered; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Citizens_Murdered;
        /** Number of Omnipol officers murdered; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Omnipol_Murdered;
        /** Number of guards murdered; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Guards_Murdered;
        /** Number of data items stolen; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Data_Stolen;
        /** Number of goods stolen; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Goods_Stolen;
        /** Number of samples stolen; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Sample_Stolen;
        /** Number of things stolen in all; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Total_Stolen;
        /** Number of turrets destroyed; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Turrets_Destroyed;
        /** Number of turrets overloaded; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Turrets_Overloaded;
        /** Number of turrets put out of action in all; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Turrets_Total;
        /**
         * Value of what was stolen while the state of a settlement changed; since 4.0. 98 %; seen in 2,569
         * lines.
         */
        public Long Value_Stolen_StateChange;
        /** Number of profiles cloned; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Profiles_Cloned;
    }

    /** Combat. */
    public static final class CombatStatistics extends JournalObject {
        /** Number of bounties claimed. Always; seen in 2,635 lines. */
        public Long Bounties_Claimed;
        /** Earned by bounty hunting, in credits. Over 99 %; seen in 2,635 lines. */
        public Double Bounty_Hunting_Profit;
        /** Number of combat bonds. Always; seen in 2,635 lines. */
        public Long Combat_Bonds;
        /** Earned by combat bonds, in credits. Always; seen in 2,635 lines. */
        public Long Combat_Bond_Profits;
        /** Number of assassinations. Always; seen in 2,635 lines. */
        public Long Assassinations;
        /** Earned by assassinations, in credits. Always; seen in 2,635 lines. */
        public Long Assassination_Profits;
        /** Highest single reward, in credits. Always; seen in 2,635 lines. */
        public Long Highest_Single_Reward;
        /** Number of skimmers destroyed. Over 99 %; seen in 2,635 lines. */
        public Long Skimmers_Killed;
        /** Number of combat bonds earned on foot; since 4.0. 98 %; seen in 2,569 lines. */
        public Long OnFoot_Combat_Bonds;
        /** Earned by combat bonds on foot, in credits; since 4.0. 98 %; seen in 2,569 lines. */
        public Long OnFoot_Combat_Bonds_Profits;
        /** Number of vehicles destroyed on foot; since 4.0.0.1475. 97 %; seen in 2,566 lines. */
        public Long OnFoot_Vehicles_Destroyed;
        /** Number of ships destroyed on foot; since 4.0.0.1475. 97 %; seen in 2,566 lines. */
        public Long OnFoot_Ships_Destroyed;
        /** Number of dropship flights taken; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Dropships_Taken;
        /** Number of dropship flights booked; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Dropships_Booked;
        /** Number of dropship flights cancelled; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Dropships_Cancelled;
        /** Number of conflict zones of high intensity fought in on foot; since 4.0. 98 %; seen in 2,569 lines. */
        public Long ConflictZone_High;
        /**
         * Number of conflict zones of medium intensity fought in on foot; since 4.0. 98 %; seen in 2,569
         * lines.
         */
        public Long ConflictZone_Medium;
        /** Number of conflict zones of low intensity fought in on foot; since 4.0. 98 %; seen in 2,569 lines. */
        public Long ConflictZone_Low;
        /** Number of conflict zones fought in on foot; since 4.0. 98 %; seen in 2,569 lines. */
        public Long ConflictZone_Total;
        /** Number of conflict zones of high intensity won; since 4.0. 98 %; seen in 2,569 lines. */
        public Long ConflictZone_High_Wins;
        /** Number of conflict zones of medium intensity won; since 4.0. 98 %; seen in 2,569 lines. */
        public Long ConflictZone_Medium_Wins;
        /** Number of conflict zones of low intensity won; since 4.0. 98 %; seen in 2,569 lines. */
        public Long ConflictZone_Low_Wins;
        /** Number of conflict zones won; since 4.0. 98 %; seen in 2,569 lines. */
        public Long ConflictZone_Total_Wins;
        /** Number of settlements defended; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Settlement_Defended;
        /** Number of settlements conquered; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Settlement_Conquered;
        /** Number of skimmers destroyed on foot; since 4.0. 98 %; seen in 2,569 lines. */
        public Long OnFoot_Skimmers_Killed;
        /** Number of scavengers killed on foot; since 4.0. 98 %; seen in 2,569 lines. */
        public Long OnFoot_Scavs_Killed;
    }

    /** Wealth and spending. */
    public static final class BankStatistics extends JournalObject {
        /** Everything the player owns, in credits. Always; seen in 2,635 lines. */
        public Long Current_Wealth;
        /** Spent on ships, in credits. Always; seen in 2,635 lines. */
        public Long Spent_On_Ships;
        /** Spent on outfitting, in credits. Always; seen in 2,635 lines. */
        public Long Spent_On_Outfitting;
        /** Spent on repairs, in credits. Always; seen in 2,635 lines. */
        public Long Spent_On_Repairs;
        /** Spent on fuel, in credits. Always; seen in 2,635 lines. */
        public Long Spent_On_Fuel;
        /** Spent on ammunition and other consumables, in credits. Always; seen in 2,635 lines. */
        public Long Spent_On_Ammo_Consumables;
        /** Number of insurance claims. Always; seen in 2,635 lines. */
        public Long Insurance_Claims;
        /** Spent on insurance, in credits. Always; seen in 2,635 lines. */
        public Long Spent_On_Insurance;
        /** Number of ships owned. Over 99 %; seen in 2,635 lines. */
        public Long Owned_Ship_Count;
        /** Spent on suits, in credits; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Spent_On_Suits;
        /** Spent on hand weapons, in credits; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Spent_On_Weapons;
        /** Spent on consumables for suits, in credits; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Spent_On_Suit_Consumables;
        /** Number of suits owned; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Suits_Owned;
        /** Number of hand weapons owned; since 4.0. 98 %; seen in 2,569 lines. */
        public Long Weapons_Owned;
        /**
         * Spent on suits and hand weapons that were upgraded already, in credits; since 4.0. 98 %; seen in
         * 2,569 lines.
         */
        public Long Spent_On_Premium_Stock;
        /**
         * Number of suits and hand weapons bought that were upgraded already; since 4.0. 98 %; seen in 2,569
         * lines.
         */
        public Long Premium_Stock_Bought;
        /** Merc Coins the player has; since 4.3.3.0. 0.1 %; seen in 3 lines. */
        public Long MercCoins_Current;
        /** Merc Coins earned in all; since 4.3.3.0. 0.1 %; seen in 3 lines. */
        public Long MercCoins_Total_Earned;
        /** Merc Coins spent in all; since 4.3.3.0. 0.1 %; seen in 3 lines. */
        public Long MercCoins_Total_Spent;
        /** Merc Coins spent on gear; since 4.3.3.0. 0.1 %; seen in 3 lines. */
        public Long MercCoins_Spent_On_MercGear;
        /** Merc Coins spent on engineering; since 4.3.3.0. 0.1 %; seen in 3 lines. */
        public Long MercCoins_Spent_On_Engineering;
    }

    /**
     * Written when the game starts up. It is outside the specification, and known from 2,635 real lines.
     * It came with version 3.0 of the game.
     */
    public static final class Statistics extends Event {
        /** Time of the event. Always; seen in 2,635 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2,635 lines. */
        public String event;
        /** Wealth and spending. Always; seen in 2,635 lines. */
        public BankStatistics Bank_Account;
        /** Combat. Always; seen in 2,635 lines. */
        public CombatStatistics Combat;
        /** Crime and fines. Always; seen in 2,635 lines. */
        public CrimeStatistics Crime;
        /** Trading on black markets. Always; seen in 2,635 lines. */
        public SmugglingStatistics Smuggling;
        /** Trading on regular markets. Always; seen in 2,635 lines. */
        public TradingStatistics Trading;
        /** Mining. Always; seen in 2,635 lines. */
        public MiningStatistics Mining;
        /** Travel and exploration. Always; seen in 2,635 lines. */
        public ExplorationStatistics Exploration;
        /** Passenger missions. Always; seen in 2,635 lines. */
        public PassengerStatistics Passengers;
        /** Search and rescue, and salvage. Always; seen in 2,635 lines. */
        public RescueStatistics Search_And_Rescue;
        /** What the player did for the squadron; since 4.2.0.0. 7.2 %; seen in 190 lines. */
        public SquadronStatistics Squadron;
        /** Thargoid encounters; omitted before the first one. 68 %; seen in 1,797 lines. */
        public ThargoidStatistics TG_ENCOUNTERS;
        /** Engineering. Over 99 %; seen in 2,635 lines. */
        public CraftingStatistics Crafting;
        /** NPC crew. Over 99 %; seen in 2,635 lines. */
        public CrewStatistics Crew;
        /** Multicrew. Over 99 %; seen in 2,635 lines. */
        public MulticrewStatistics Multicrew;
        /** Material trading. Over 99 %; seen in 2,635 lines. */
        public MaterialTraderStatistics Material_Trader_Stats;
        /** CQC; omitted if the player has not played it. 30 %; seen in 783 lines. */
        public ArenaStatistics CQC;
        /** The player's fleet carrier; omitted if there is none. 54 %; seen in 1,426 lines. */
        public CarrierStatistics FLEETCARRIER;
        /** Exobiology; since 4.0. 98 %; seen in 2,569 lines. */
        public ExobiologyStatistics Exobiology;

        @Override
        public String kind() {
            return "Statistics";
        }
    }

    /**
     * Written when the ship enters orbital cruise at a planet. It is outside the specification, and known
     * from 2,315 real lines. It came with version 3.0 of the game.
     */
    public static final class ApproachBody extends Event {
        /** Time of the event. Always; seen in 2,315 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2,315 lines. */
        public String event;
        /** Name of the system. Always; seen in 2,315 lines. */
        public String StarSystem;
        /** Address of the system. Always; seen in 2,315 lines. */
        public Long SystemAddress;
        /** Name of the body. Always; seen in 2,315 lines. */
        public String Body;
        /** ID of the body within the system. Always; seen in 2,315 lines. */
        public Long BodyID;

        @Override
        public String kind() {
            return "ApproachBody";
        }
    }

    /**
     * Written when the ship approaches a settlement or another place on a planet. It is outside the
     * specification, and known from 629 real lines.
     */
    public static final class ApproachSettlement extends Event {
        /** Time of the event. Always; seen in 629 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 629 lines. */
        public String event;
        /** Name of the settlement; may be an internal one. Always; seen in 629 lines. */
        public String Name;
        /** The settlement, as shown in game. 14 %; seen in 87 lines. */
        public String Name_Localised;
        /** ID of the settlement's market. 86 %; seen in 540 lines. */
        public Long MarketID;
        /** The faction that runs the settlement; since 4.0.0.1700. 42 %; seen in 264 lines. */
        public JsonNode StationFaction;
        /** Internal name of the government; since 4.0.0.1700. 42 %; seen in 264 lines. */
        public String StationGovernment;
        /** The government, as shown in game. 42 %; seen in 264 lines. */
        public String StationGovernment_Localised;
        /**
         * Superpower the settlement is aligned with; omitted if there is none; since 4.0.0.1700. 20 %; seen in
         * 127 lines.
         */
        public String StationAllegiance;
        /** What the settlement offers; since 4.0.0.1700. 42 %; seen in 264 lines. */
        public List<String> StationServices;
        /** Internal name of the main economy. 42 %; seen in 264 lines. */
        public String StationEconomy;
        /** The main economy, as shown in game. 42 %; seen in 264 lines. */
        public String StationEconomy_Localised;
        /** The economies of the settlement; since 4.0.0.1700. 42 %; seen in 264 lines. */
        public List<EconomyShare> StationEconomies;
        /** Address of the system; since 3.4. Always; seen in 629 lines. */
        public Long SystemAddress;
        /** ID of the body within the system; since 3.4. Always; seen in 629 lines. */
        public Long BodyID;
        /** Name of the body the settlement is on; since 3.4. Always; seen in 629 lines. */
        public String BodyName;
        /** Latitude of the settlement, in degrees; since 3.3. Over 99 %; seen in 627 lines. */
        public Double Latitude;
        /** Longitude of the settlement, in degrees; since 3.3. Over 99 %; seen in 627 lines. */
        public Double Longitude;

        @Override
        public String kind() {
            return "ApproachSettlement";
        }
    }

    /**
     * Written when the player cancels a docking request. It is outside the specification, and known from
     * 36 real lines.
     */
    public static final class DockingCancelled extends Event {
        /** Time of the event. Always; seen in 36 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 36 lines. */
        public String event;
        /** ID of the station's market; since 3.0. Always; seen in 36 lines. */
        public Long MarketID;
        /** Name of the station. Always; seen in 36 lines. */
        public String StationName;
        /** The station, as shown in game. Declared only; declared only. */
        public String StationName_Localised;
        /** Type of station; since 3.0. Always; seen in 36 lines. */
        public String StationType;

        @Override
        public String kind() {
            return "DockingCancelled";
        }
    }

    /**
     * Written when the station refuses docking. It is outside the specification, and known from 2,893 real
     * lines.
     */
    public static final class DockingDenied extends Event {
        /** Time of the event. Always; seen in 2,893 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2,893 lines. */
        public String event;
        /** Why docking is refused. Always; seen in 2,893 lines. */
        public String Reason;
        /** ID of the station's market; since 3.0. Always; seen in 2,893 lines. */
        public Long MarketID;
        /** Name of the station. Always; seen in 2,893 lines. */
        public String StationName;
        /** The station, as shown in game. 0.1 %; seen in 3 lines. */
        public String StationName_Localised;
        /** Type of station; since 3.0. Always; seen in 2,893 lines. */
        public String StationType;

        @Override
        public String kind() {
            return "DockingDenied";
        }
    }

    /**
     * Written when the station assigns a landing pad. It is outside the specification, and known from
     * 2,858 real lines.
     */
    public static final class DockingGranted extends Event {
        /** Time of the event. Always; seen in 2,858 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2,858 lines. */
        public String event;
        /** Number of the landing pad. Always; seen in 2,858 lines. */
        public Long LandingPad;
        /** ID of the station's market; since 3.0. Always; seen in 2,858 lines. */
        public Long MarketID;
        /** Name of the station. Always; seen in 2,858 lines. */
        public String StationName;
        /** The station, as shown in game. 4.1 %; seen in 117 lines. */
        public String StationName_Localised;
        /** Type of station; since 3.0. Always; seen in 2,858 lines. */
        public String StationType;

        @Override
        public String kind() {
            return "DockingGranted";
        }
    }

    /**
     * Written when the player requests docking. It is outside the specification, and known from 5,498 real
     * lines.
     */
    public static final class DockingRequested extends Event {
        /** Time of the event. Always; seen in 5,498 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 5,498 lines. */
        public String event;
        /** ID of the station's market; since 3.0. Always; seen in 5,498 lines. */
        public Long MarketID;
        /** Name of the station. Always; seen in 5,498 lines. */
        public String StationName;
        /** The station, as shown in game. 2.1 %; seen in 115 lines. */
        public String StationName_Localised;
        /** Type of station; since 3.0. Always; seen in 5,498 lines. */
        public String StationType;
        /** Number of landing pads of each size; since 4.0. 97 %; seen in 5,333 lines. */
        public LandingPads LandingPads;

        @Override
        public String kind() {
            return "DockingRequested";
        }
    }

    /**
     * Written when a docking permission runs out before the ship has landed. It is outside the
     * specification, and known from 1 real line.
     */
    public static final class DockingTimeout extends Event {
        /** Time of the event. Always; seen in 1 line. */
        public String timestamp;
        /** Name of the event. Always; seen in 1 line. */
        public String event;
        /** ID of the station's market; since 3.0. Declared only; declared only. */
        public Long MarketID;
        /** Name of the station. Declared only; declared only. */
        public String StationName;
        /** The station, as shown in game. Declared only; declared only. */
        public String StationName_Localised;
        /** Type of station; since 3.0. Declared only; declared only. */
        public String StationType;

        @Override
        public String kind() {
            return "DockingTimeout";
        }
    }

    /**
     * Written when a system is selected as the target of the next jump. It is outside the specification,
     * and known from 13,859 real lines. It came with version 3.3 of the game.
     */
    public static final class FSDTarget extends Event {
        /** Time of the event. Always; seen in 13,859 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 13,859 lines. */
        public String event;
        /** Name of the targeted system. Always; seen in 13,859 lines. */
        public String Name;
        /** Address of that system. Always; seen in 13,859 lines. */
        public Long SystemAddress;
        /** Class of its main star; since 3.7. Always; seen in 13,859 lines. */
        public String StarClass;
        /** Jumps left on the plotted route; omitted without a route; since 3.5. 96 %; seen in 13,305 lines. */
        public Long RemainingJumpsInRoute;

        @Override
        public String kind() {
            return "FSDTarget";
        }
    }

    /**
     * Written when the ship has scooped fuel from a star. It is outside the specification, and known from
     * 10,614 real lines.
     */
    public static final class FuelScoop extends Event {
        /** Time of the event. Always; seen in 10,614 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 10,614 lines. */
        public String event;
        /** Fuel scooped, in tonnes. Always; seen in 10,614 lines. */
        public Double Scooped;
        /** Fuel in the main tank after scooping, in tonnes. Always; seen in 10,614 lines. */
        public Double Total;

        @Override
        public String kind() {
            return "FuelScoop";
        }
    }

    /**
     * Written when the FSD has been supercharged in the jet of a white dwarf or neutron star. It is
     * outside the specification, and known from 559 real lines.
     */
    public static final class JetConeBoost extends Event {
        /** Time of the event. Always; seen in 559 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 559 lines. */
        public String event;
        /** Factor by which the range of the next jump grows. Always; seen in 559 lines. */
        public Double BoostValue;

        @Override
        public String kind() {
            return "JetConeBoost";
        }
    }

    /**
     * Written when the jet of a white dwarf or neutron star damages a module. It is outside the
     * specification, and known from 95 real lines. It was last seen in version 2.2, and may just be rare.
     */
    public static final class JetConeDamage extends Event {
        /** Time of the event. Always; seen in 95 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 95 lines. */
        public String event;
        /** Internal name of the damaged module. Declared only; declared only. */
        public String Module;
        /** The damaged module, as shown in game. Declared only; declared only. */
        public String Module_Localised;
        /**
         * Internal name of the damaged module, which the game writes under an empty key. Always; seen in 95
         * lines.
         */
        @Key("")
        public String Empty;
        /** The damaged module, as shown in game. Over 99 %; seen in 95 lines. */
        @Key("_Localised")
        public String Localised;

        @Override
        public String kind() {
            return "JetConeDamage";
        }
    }

    /**
     * Written when the ship leaves orbital cruise, flying away from a planet. It is outside the
     * specification, and known from 1,557 real lines. It came with version 3.0 of the game.
     */
    public static final class LeaveBody extends Event {
        /** Time of the event. Always; seen in 1,557 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 1,557 lines. */
        public String event;
        /** Name of the system. Always; seen in 1,557 lines. */
        public String StarSystem;
        /** Address of the system. Always; seen in 1,557 lines. */
        public Long SystemAddress;
        /** Name of the body. Always; seen in 1,557 lines. */
        public String Body;
        /** ID of the body within the system. Always; seen in 1,557 lines. */
        public Long BodyID;

        @Override
        public String kind() {
            return "LeaveBody";
        }
    }

    /**
     * Written when the ship takes off from a planet. It is outside the specification, and known from 6,088
     * real lines.
     */
    public static final class Liftoff extends Event {
        /** Time of the event. Always; seen in 6,088 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 6,088 lines. */
        public String event;
        /**
         * The player is flying; false if the ship is recalled or dismissed; since 2.3. Always; seen in 6,088
         * lines.
         */
        public Boolean PlayerControlled;
        /** The ship is a taxi; since 4.0. Over 99 %; seen in 6,082 lines. */
        public Boolean Taxi;
        /** The ship belongs to another player; since 4.0. Over 99 %; seen in 6,082 lines. */
        public Boolean Multicrew;
        /** Name of the system; since 4.0. Over 99 %; seen in 6,082 lines. */
        public String StarSystem;
        /** Address of the system; since 4.0. Over 99 %; seen in 6,082 lines. */
        public Long SystemAddress;
        /** Name of the body, or of the station; since 4.0. Over 99 %; seen in 6,082 lines. */
        public String Body;
        /** ID of the body within the system; since 4.0. Over 99 %; seen in 6,082 lines. */
        public Long BodyID;
        /** True at a station; since 4.0. Over 99 %; seen in 6,082 lines. */
        public Boolean OnStation;
        /** True on a planet; since 4.0. Over 99 %; seen in 6,082 lines. */
        public Boolean OnPlanet;
        /** Latitude, in degrees; omitted if the player is not flying. Over 99 %; seen in 6,088 lines. */
        public Double Latitude;
        /** Longitude, in degrees; omitted if the player is not flying. Over 99 %; seen in 6,088 lines. */
        public Double Longitude;
        /** The nearest point of interest; since 3.5. 5.1 %; seen in 310 lines. */
        public String NearestDestination;
        /** The nearest point of interest, as shown in game. 2.1 %; seen in 128 lines. */
        public String NearestDestination_Localised;

        @Override
        public String kind() {
            return "Liftoff";
        }
    }

    /**
     * Written when the plotted route is cleared. It is outside the specification, and known from 3,050
     * real lines. It came with version 4.0.0.1450 of the game.
     */
    public static final class NavRouteClear extends Event {
        /** Time of the event. Always; seen in 3,050 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 3,050 lines. */
        public String event;
        /** Always empty; only in the file. Optional; seen in 2 lines. */
        public List<RouteStop> Route;

        @Override
        public String kind() {
            return "NavRouteClear";
        }
    }

    /**
     * Written when the reservoir has been filled up from the main tank. It is outside the specification,
     * and known from 5,536 real lines. It came with version 3.3.02 of the game.
     */
    public static final class ReservoirReplenished extends Event {
        /** Time of the event. Always; seen in 5,536 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 5,536 lines. */
        public String event;
        /** Fuel left in the main tank, in tonnes. Always; seen in 5,536 lines. */
        public Double FuelMain;
        /** Fuel in the reservoir, in tonnes. Always; seen in 5,536 lines. */
        public Double FuelReservoir;

        @Override
        public String kind() {
            return "ReservoirReplenished";
        }
    }

    /**
     * Written when the countdown to a hyperspace jump or to supercruise begins. It is outside the
     * specification, and known from 15,324 real lines. It came with version 2.3 of the game.
     */
    public static final class StartJump extends Event {
        /** Time of the event. Always; seen in 15,324 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 15,324 lines. */
        public String event;
        /** Hyperspace or Supercruise. Always; seen in 15,324 lines. */
        public String JumpType;
        /** The player is in a taxi; since 4.0.0.1500. 81 %; seen in 12,474 lines. */
        public Boolean Taxi;
        /** Name of the destination system; only for a hyperspace jump; since 2.3. 69 %; seen in 10,512 lines. */
        public String StarSystem;
        /**
         * Address of the destination system; only for a hyperspace jump; since 3.0. 69 %; seen in 10,512
         * lines.
         */
        public Long SystemAddress;
        /** Class of the star at the destination. 69 %; seen in 10,512 lines. */
        public String StarClass;

        @Override
        public String kind() {
            return "StartJump";
        }
    }

    /**
     * Written when the ship drops out of supercruise at its selected destination. It is outside the
     * specification, and known from 2,713 real lines. It came with version 4.0.0.1500 of the game.
     */
    public static final class SupercruiseDestinationDrop extends Event {
        /** Time of the event. Always; seen in 2,713 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2,713 lines. */
        public String event;
        /** Name of the destination; may be an internal one. Always; seen in 2,713 lines. */
        public String Type;
        /** The destination, as shown in game. 23 %; seen in 621 lines. */
        public String Type_Localised;
        /** Threat level of the destination. Always; seen in 2,713 lines. */
        public Long Threat;
        /** ID of the market, if the destination has one. 80 %; seen in 2,157 lines. */
        public Long MarketID;

        @Override
        public String kind() {
            return "SupercruiseDestinationDrop";
        }
    }

    /**
     * Written when the ship enters supercruise from normal space. It is outside the specification, and
     * known from 4,840 real lines.
     */
    public static final class SupercruiseEntry extends Event {
        /** Time of the event. Always; seen in 4,840 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 4,840 lines. */
        public String event;
        /** The player is in a taxi; since 4.0. 97 %; seen in 4,680 lines. */
        public Boolean Taxi;
        /** The player is in another player's ship; since 4.0. 97 %; seen in 4,680 lines. */
        public Boolean Multicrew;
        /** Name of the system. Always; seen in 4,840 lines. */
        public String StarSystem;
        /** Address of the system; since 3.0. Always; seen in 4,840 lines. */
        public Long SystemAddress;
        /** The player is wanted in the system; omitted if not; since 4.0.0.1700. Declared only; declared only. */
        public Boolean Wanted;

        @Override
        public String kind() {
            return "SupercruiseEntry";
        }
    }

    /**
     * Written when the ship drops out of supercruise. It is outside the specification, and known from
     * 6,550 real lines.
     */
    public static final class SupercruiseExit extends Event {
        /** Time of the event. Always; seen in 6,550 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 6,550 lines. */
        public String event;
        /** The player is in a taxi; since 4.0. 97 %; seen in 6,321 lines. */
        public Boolean Taxi;
        /** The player is in another player's ship; since 4.0. 97 %; seen in 6,321 lines. */
        public Boolean Multicrew;
        /** Name of the system. Always; seen in 6,550 lines. */
        public String StarSystem;
        /** Address of the system; since 3.0. Always; seen in 6,550 lines. */
        public Long SystemAddress;
        /** Name of the body. Always; seen in 6,550 lines. */
        public String Body;
        /** ID of the body within the system; since 3.0. Always; seen in 6,550 lines. */
        public Long BodyID;
        /** Type of body; since 2.2 (Beta 5). Always; seen in 6,550 lines. */
        public String BodyType;

        @Override
        public String kind() {
            return "SupercruiseExit";
        }
    }

    /**
     * Written when the ship lands on a planet. It is outside the specification, and known from 6,110 real
     * lines.
     */
    public static final class Touchdown extends Event {
        /** Time of the event. Always; seen in 6,110 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 6,110 lines. */
        public String event;
        /**
         * The player is flying; false if the ship is recalled or dismissed; since 2.3. Always; seen in 6,110
         * lines.
         */
        public Boolean PlayerControlled;
        /** The ship is a taxi; since 4.0. Over 99 %; seen in 6,104 lines. */
        public Boolean Taxi;
        /** The ship belongs to another player; since 4.0. Over 99 %; seen in 6,104 lines. */
        public Boolean Multicrew;
        /** Name of the system; since 4.0. Over 99 %; seen in 6,104 lines. */
        public String StarSystem;
        /** Address of the system; since 4.0. Over 99 %; seen in 6,104 lines. */
        public Long SystemAddress;
        /** Name of the body, or of the station; since 4.0. Over 99 %; seen in 6,104 lines. */
        public String Body;
        /** ID of the body within the system; since 4.0. Over 99 %; seen in 6,104 lines. */
        public Long BodyID;
        /** True at a station; since 4.0. Over 99 %; seen in 6,104 lines. */
        public Boolean OnStation;
        /** True on a planet; since 4.0. Over 99 %; seen in 6,104 lines. */
        public Boolean OnPlanet;
        /** Latitude, in degrees; omitted if the player is not flying. Over 99 %; seen in 6,104 lines. */
        public Double Latitude;
        /** Longitude, in degrees; omitted if the player is not flying. Over 99 %; seen in 6,104 lines. */
        public Double Longitude;
        /** The nearest point of interest; since 3.5. 5.5 %; seen in 336 lines. */
        public String NearestDestination;
        /** The nearest point of interest, as shown in game. 2.3 %; seen in 141 lines. */
        public String NearestDestination_Localised;

        @Override
        public String kind() {
            return "Touchdown";
        }
    }

    /**
     * Written when the ship drops out of supercruise at an unidentified signal source. It is outside the
     * specification, and known from 352 real lines.
     */
    public static final class USSDrop extends Event {
        /** Time of the event. Always; seen in 352 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 352 lines. */
        public String event;
        /** Internal name of the type of signal source. Always; seen in 352 lines. */
        public String USSType;
        /** The type of signal source, as shown in game. Over 99 %; seen in 352 lines. */
        public String USSType_Localised;
        /** Threat level of the signal source. Always; seen in 352 lines. */
        public Long USSThreat;

        @Override
        public String kind() {
            return "USSDrop";
        }
    }

    /**
     * Written when the ship takes off from a landing pad. It is outside the specification, and known from
     * 2,885 real lines.
     */
    public static final class Undocked extends Event {
        /** Time of the event. Always; seen in 2,885 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2,885 lines. */
        public String event;
        /** Name of the station. Always; seen in 2,885 lines. */
        public String StationName;
        /** The station, as shown in game. 4 %; seen in 115 lines. */
        public String StationName_Localised;
        /** Type of station. Always; seen in 2,885 lines. */
        public String StationType;
        /** ID of the station's market; since 3.0. Always; seen in 2,885 lines. */
        public Long MarketID;
        /** The player is in a taxi; since 4.0. 95 %; seen in 2,744 lines. */
        public Boolean Taxi;
        /** The player is in another player's ship; since 4.0. 95 %; seen in 2,744 lines. */
        public Boolean Multicrew;

        @Override
        public String kind() {
            return "Undocked";
        }
    }

    /** A bounty paid by one faction. */
    public static final class BountyReward extends JournalObject {
        /** The faction that pays; may be empty. Always; seen in 7,993 lines. */
        public String Faction;
        /** Its bounty, in credits. Always; seen in 7,993 lines. */
        public Long Reward;
    }

    /**
     * Written when the player earns a bounty for destroying or killing a wanted target. It is outside the
     * specification, and known from 7,993 real lines.
     */
    public static final class Bounty extends Event {
        /** Time of the event. Always; seen in 7,993 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 7,993 lines. */
        public String event;
        /** The bounties, by the faction that pays them; since 2.2 (Beta 5). Over 99 %; seen in 7,993 lines. */
        public List<BountyReward> Rewards;
        /** Internal name of the pilot or person killed; since 4.0.0.1700. 93 %; seen in 7,425 lines. */
        public String PilotName;
        /** The pilot or person killed, as shown in game. 93 %; seen in 7,425 lines. */
        public String PilotName_Localised;
        /** Internal name of the ship or type of person that was killed. Always; seen in 7,993 lines. */
        public String Target;
        /** The ship or type of person that was killed, as shown in game; since 3.7. 66 %; seen in 5,307 lines. */
        public String Target_Localised;
        /** Sum of the bounties, in credits; since 2.2 (Beta 5). Over 99 %; seen in 7,993 lines. */
        public Long TotalReward;
        /** The faction the victim belonged to. Always; seen in 7,993 lines. */
        public String VictimFaction;
        /** The faction the victim belonged to, as shown in game. 5.5 %; seen in 440 lines. */
        public String VictimFaction_Localised;
        /**
         * Number of other players the bounty is shared with; omitted if it is not shared. 4.4 %; seen in 352
         * lines.
         */
        public Long SharedWithOthers;
        /** The bounty, in credits; for a skimmer, which has only one. Declared only; declared only. */
        public Double Reward;
        /** The faction that pays; for a skimmer, which has only one bounty. Declared only; declared only. */
        public String Faction;
        /** The faction that pays, as shown in game. Declared only; declared only. */
        public String Faction_Localised;

        @Override
        public String kind() {
            return "Bounty";
        }
    }

    /**
     * Written when the player is awarded a combat bond for fighting a capital ship. It is outside the
     * specification, and known from 1 real line. It was last seen in version 3.7, and may just be rare.
     */
    public static final class CapShipBond extends Event {
        /** Time of the event. Always; seen in 1 line. */
        public String timestamp;
        /** Name of the event. Always; seen in 1 line. */
        public String event;
        /** Value of the bond, in credits. Always; seen in 1 line. */
        public Long Reward;
        /** The faction that awards the bond. Always; seen in 1 line. */
        public String AwardingFaction;
        /** The faction that awards the bond, as shown in game. Declared only; declared only. */
        public String AwardingFaction_Localised;
        /** The faction the capital ship belongs to. Always; seen in 1 line. */
        public String VictimFaction;
        /** The faction the capital ship belongs to, as shown in game. Declared only; declared only. */
        public String VictimFaction_Localised;

        @Override
        public String kind() {
            return "CapShipBond";
        }
    }

    /**
     * Written when the canopy of the ship breaks. It is outside the specification, and known from 6 real
     * lines.
     */
    public static final class CockpitBreached extends Event {
        /** Time of the event. Always; seen in 6 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 6 lines. */
        public String event;

        @Override
        public String kind() {
            return "CockpitBreached";
        }
    }

    /**
     * Written when the player commits a crime and gets a fine or a bounty for it. It is outside the
     * specification, and known from 244 real lines.
     */
    public static final class CommitCrime extends Event {
        /** Time of the event. Always; seen in 244 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 244 lines. */
        public String event;
        /** Internal name of the crime. Always; seen in 244 lines. */
        public String CrimeType;
        /** The faction that prosecutes the crime. Always; seen in 244 lines. */
        public String Faction;
        /** Internal name of the victim, if there is one. 62 %; seen in 150 lines. */
        public String Victim;
        /** The victim, as shown in game, if there is one. 5.7 %; seen in 14 lines. */
        public String Victim_Localised;
        /**
         * Bounty on the player, in credits; written for serious crimes, instead of Fine. 62 %; seen in 150
         * lines.
         */
        public Long Bounty;
        /** Fine, in credits; written for lesser crimes, instead of Bounty. 39 %; seen in 94 lines. */
        public Long Fine;

        @Override
        public String kind() {
            return "CommitCrime";
        }
    }

    /**
     * Written when someone commits a crime against the player. It is outside the specification, and known
     * from 77 real lines. It came with version 3.3 of the game.
     */
    public static final class CrimeVictim extends Event {
        /** Time of the event. Always; seen in 77 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 77 lines. */
        public String event;
        /** Internal name of the offender. Always; seen in 77 lines. */
        public String Offender;
        /** The offender, as shown in game. Declared only; declared only. */
        public String Offender_Localised;
        /** Internal name of the crime. Always; seen in 77 lines. */
        public String CrimeType;
        /**
         * Bounty on the offender, in credits; written for serious crimes, instead of Fine. 82 %; seen in 63
         * lines.
         */
        public Long Bounty;
        /**
         * Fine for the offender, in credits; written for lesser crimes, instead of Bounty. 18 %; seen in 14
         * lines.
         */
        public Long Fine;

        @Override
        public String kind() {
            return "CrimeVictim";
        }
    }

    /** One of several who killed the player. */
    public static final class Killer extends JournalObject {
        /** Name of the killer. Always; seen in 62 lines. */
        public String Name;
        /** Internal name of the killer's ship. Always; seen in 62 lines. */
        public String Ship;
        /** Combat rank of the killer, by name. Always; seen in 62 lines. */
        public String Rank;
    }

    /**
     * Written when the player is killed or the ship is destroyed. It is outside the specification, and
     * known from 62 real lines.
     */
    public static final class Died extends Event {
        /** Time of the event. Always; seen in 62 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 62 lines. */
        public String event;
        /** Internal name of the killer, if it is a single one. 63 %; seen in 39 lines. */
        public String KillerName;
        /** The killer, as shown in game, if it is a single one. 18 %; seen in 11 lines. */
        public String KillerName_Localised;
        /** Internal name of the killer's ship, suit or turret. 71 %; seen in 44 lines. */
        public String KillerShip;
        /** Combat rank of the killer, by name. 63 %; seen in 39 lines. */
        public String KillerRank;
        /** The killers, if they were a wing. 3.2 %; seen in 2 lines. */
        public List<Killer> Killers;

        @Override
        public String kind() {
            return "Died";
        }
    }

    /**
     * Written when the ship escapes an interdiction. It is outside the specification, and known from 97
     * real lines.
     */
    public static final class EscapeInterdiction extends Event {
        /** Time of the event. Always; seen in 97 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 97 lines. */
        public String event;
        /** Name of the interdicting pilot. Always; seen in 97 lines. */
        public String Interdictor;
        /** The interdicting pilot, as shown in game. 8.2 %; seen in 8 lines. */
        public String Interdictor_Localised;
        /** The interdicting pilot is a player. Always; seen in 97 lines. */
        public Boolean IsPlayer;
        /** The interdictor is a Thargoid; omitted if not; since 4.0.0.1500. Declared only; declared only. */
        public Boolean IsThargoid;

        @Override
        public String kind() {
            return "EscapeInterdiction";
        }
    }

    /**
     * Written when the player earns a combat bond for destroying or killing an enemy. It is outside the
     * specification, and known from 1,639 real lines.
     */
    public static final class FactionKillBond extends Event {
        /** Time of the event. Always; seen in 1,639 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 1,639 lines. */
        public String event;
        /** Value of the bond, in credits. Always; seen in 1,639 lines. */
        public Long Reward;
        /** The faction that awards the bond. Always; seen in 1,639 lines. */
        public String AwardingFaction;
        /** The faction that awards the bond, as shown in game. 12 %; seen in 200 lines. */
        public String AwardingFaction_Localised;
        /** The faction the enemy fought for. Always; seen in 1,639 lines. */
        public String VictimFaction;
        /** The faction the enemy fought for, as shown in game. 12 %; seen in 200 lines. */
        public String VictimFaction_Localised;

        @Override
        public String kind() {
            return "FactionKillBond";
        }
    }

    /**
     * Written when a fighter launched from the ship is destroyed. It is outside the specification, and
     * known from 111 real lines. It came with version 3.0 of the game.
     */
    public static final class FighterDestroyed extends Event {
        /** Time of the event. Always; seen in 111 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 111 lines. */
        public String event;
        /** ID of the fighter; since 3.4. Over 99 %; seen in 111 lines. */
        public Long ID;

        @Override
        public String kind() {
            return "FighterDestroyed";
        }
    }

    /**
     * Written when the ship takes damage from overheating. It is outside the specification, and known from
     * 172 real lines.
     */
    public static final class HeatDamage extends Event {
        /** Time of the event. Always; seen in 172 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 172 lines. */
        public String event;
        /** ID of the vehicle that takes the damage. Declared only; declared only. */
        public Long ID;

        @Override
        public String kind() {
            return "HeatDamage";
        }
    }

    /**
     * Written when the ship is overheating. It is outside the specification, and known from 961 real
     * lines.
     */
    public static final class HeatWarning extends Event {
        /** Time of the event. Always; seen in 961 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 961 lines. */
        public String event;

        @Override
        public String kind() {
            return "HeatWarning";
        }
    }

    /**
     * Written when the hull health of the ship or the fighter falls below another step. It is outside the
     * specification, and known from 750 real lines.
     */
    public static final class HullDamage extends Event {
        /** Time of the event. Always; seen in 750 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 750 lines. */
        public String event;
        /** Hull health left, from 0 to 1. Always; seen in 750 lines. */
        public Double Health;
        /** The player is flying the damaged craft; since 2.2.03. Always; seen in 750 lines. */
        public Boolean PlayerPilot;
        /** The damaged craft is a fighter; since 2.2.03. 91 %; seen in 683 lines. */
        public Boolean Fighter;

        @Override
        public String kind() {
            return "HullDamage";
        }
    }

    /**
     * Written when the ship is interdicted and pulled out of supercruise. It is outside the specification,
     * and known from 142 real lines. It came with version 2.2 of the game.
     */
    public static final class Interdicted extends Event {
        /** Time of the event. Always; seen in 142 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 142 lines. */
        public String event;
        /** The player submitted. Always; seen in 142 lines. */
        public Boolean Submitted;
        /** Name of the interdicting pilot. 61 %; seen in 87 lines. */
        public String Interdictor;
        /** The interdicting pilot, as shown in game. 7 %; seen in 10 lines. */
        public String Interdictor_Localised;
        /** The interdicting pilot is a player. Always; seen in 142 lines. */
        public Boolean IsPlayer;
        /** Faction of the interdicting pilot. 54 %; seen in 76 lines. */
        public String Faction;
        /** Power the interdicting pilot is pledged to. 2.1 %; seen in 3 lines. */
        public String Power;
        /** The interdictor is a Thargoid; omitted if not; since 4.0.0.1500. 39 %; seen in 55 lines. */
        public Boolean IsThargoid;
        /** Combat rank of the interdicting player. 7.7 %; seen in 11 lines. */
        public Long CombatRank;

        @Override
        public String kind() {
            return "Interdicted";
        }
    }

    /**
     * Written when the player tries to interdict another ship. It is outside the specification, and known
     * from 17 real lines. It came with version 2.2 of the game.
     */
    public static final class Interdiction extends Event {
        /** Time of the event. Always; seen in 17 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 17 lines. */
        public String event;
        /** The target was pulled out of supercruise. Always; seen in 17 lines. */
        public Boolean Success;
        /** The target submitted. Declared only; declared only. */
        public Boolean Submitted;
        /** Name of the interdicted pilot. Declared only; declared only. */
        public String Interdicted;
        /** The interdicted pilot, as shown in game. Declared only; declared only. */
        public String Interdicted_Localised;
        /** The interdicted pilot is a player. Always; seen in 17 lines. */
        public Boolean IsPlayer;
        /** Combat rank of the interdicted player, counted from 0. Declared only; declared only. */
        public Long CombatRank;
        /** Faction of the interdicted pilot. Over 99 %; seen in 17 lines. */
        public String Faction;
        /** Power the interdicted pilot is pledged to. 77 %; seen in 13 lines. */
        public String Power;

        @Override
        public String kind() {
            return "Interdiction";
        }
    }

    /**
     * Written when the player kills another player. It is outside the specification, and known from 2 real
     * lines. It came with version 2.2 of the game.
     */
    public static final class PVPKill extends Event {
        /** Time of the event. Always; seen in 2 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2 lines. */
        public String event;
        /** Name of the player who was killed. Always; seen in 2 lines. */
        public String Victim;
        /** Combat rank of that player, counted from 0. Always; seen in 2 lines. */
        public Long CombatRank;

        @Override
        public String kind() {
            return "PVPKill";
        }
    }

    /**
     * Written when the player chooses on the rebuy screen how to go on after dying. It is outside the
     * specification, and known from 74 real lines. It came with version 2.2 of the game.
     */
    public static final class Resurrect extends Event {
        /** Time of the event. Always; seen in 74 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 74 lines. */
        public String event;
        /** The choice the player made. Always; seen in 74 lines. */
        public String Option;
        /** Cost of that choice, in credits. Always; seen in 74 lines. */
        public Long Cost;
        /** The player could not pay and is bankrupt. Always; seen in 74 lines. */
        public Boolean Bankrupt;

        @Override
        public String kind() {
            return "Resurrect";
        }
    }

    /**
     * Written when the player's SRV is destroyed. It is outside the specification, and known from 5 real
     * lines. It came with version 3.0 of the game.
     */
    public static final class SRVDestroyed extends Event {
        /** Time of the event. Always; seen in 5 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 5 lines. */
        public String event;
        /** ID of the SRV; since 3.4. Always; seen in 5 lines. */
        public Long ID;
        /** Internal name of the type of SRV; since 4.0.0.1000. Over 99 %; seen in 5 lines. */
        public String SRVType;
        /** The type of SRV, as shown in game. Over 99 %; seen in 5 lines. */
        public String SRVType_Localised;

        @Override
        public String kind() {
            return "SRVDestroyed";
        }
    }

    /**
     * Written when the player sets off the self-destruct of the ship. It is outside the specification, and
     * known from 8 real lines.
     */
    public static final class SelfDestruct extends Event {
        /** Time of the event. Always; seen in 8 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 8 lines. */
        public String event;

        @Override
        public String kind() {
            return "SelfDestruct";
        }
    }

    /**
     * Written when the shields go down in combat or come up again. It is outside the specification, and
     * known from 1,645 real lines.
     */
    public static final class ShieldState extends Event {
        /** Time of the event. Always; seen in 1,645 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 1,645 lines. */
        public String event;
        /** The shields are up. Always; seen in 1,645 lines. */
        public Boolean ShieldsUp;

        @Override
        public String kind() {
            return "ShieldState";
        }
    }

    /**
     * Written when the player targets a ship, a scan of the target makes progress, or the target is lost.
     * It is outside the specification, and known from 54,173 real lines. It came with version 3.0 of the
     * game.
     */
    public static final class ShipTargeted extends Event {
        /** Time of the event. Always; seen in 54,173 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 54,173 lines. */
        public String event;
        /**
         * A ship is targeted; false if the target was lost, and then no other field is written. Always; seen
         * in 54,173 lines.
         */
        public Boolean TargetLocked;
        /** Internal name of the ship. 75 %; seen in 40,684 lines. */
        public String Ship;
        /** The ship, as shown in game. 47 %; seen in 25,407 lines. */
        public String Ship_Localised;
        /**
         * How far the target has been scanned, from 0 to 3; the further, the more fields are written. 75 %;
         * seen in 40,684 lines.
         */
        public Long ScanStage;
        /** Internal name of the pilot; from stage 1 on. 49 %; seen in 26,382 lines. */
        public String PilotName;
        /** The pilot, as shown in game. 49 %; seen in 26,382 lines. */
        public String PilotName_Localised;
        /** Combat rank of the pilot, by name; from stage 1 on. 47 %; seen in 25,461 lines. */
        public String PilotRank;
        /** Tag of the squadron the pilot is in. 6.6 %; seen in 3,575 lines. */
        public String SquadronID;
        /** Shield strength of the ship, in percent; from stage 2 on. 39 %; seen in 20,965 lines. */
        public Double ShieldHealth;
        /** Hull health of the ship, in percent; from stage 2 on. 39 %; seen in 20,965 lines. */
        public Double HullHealth;
        /** Faction of the pilot; from stage 3 on. 27 %; seen in 14,518 lines. */
        public String Faction;
        /** Legal status of the pilot; from stage 3 on. 34 %; seen in 18,148 lines. */
        public String LegalStatus;
        /** Bounty on the pilot, in credits. 13 %; seen in 6,934 lines. */
        public Long Bounty;
        /** Power the pilot is pledged to; since 3.5. 3.1 %; seen in 1,679 lines. */
        public String Power;
        /** Internal name of the targeted module. 1.5 %; seen in 813 lines. */
        public String Subsystem;
        /** The targeted module, as shown in game. 1.5 %; seen in 813 lines. */
        public String Subsystem_Localised;
        /** Health of the targeted module, in percent. 1.5 %; seen in 813 lines. */
        public Double SubsystemHealth;
        /**
         * Internal name of the targeted module, in another spelling of Subsystem. Declared only; declared
         * only.
         */
        @Key("SubSystem")
        public String SubSystem_2;
        /**
         * Health of the targeted module, in percent, in another spelling of SubsystemHealth. Declared only;
         * declared only.
         */
        @Key("SubSystemHealth")
        public Double SubSystemHealth_2;

        @Override
        public String kind() {
            return "ShipTargeted";
        }
    }

    /**
     * Written when the systems of the ship are shut down from outside, as Thargoids do. It is outside the
     * specification, and known from 52 real lines. It came with version 3.0 of the game.
     */
    public static final class SystemsShutdown extends Event {
        /** Time of the event. Always; seen in 52 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 52 lines. */
        public String event;

        @Override
        public String kind() {
            return "SystemsShutdown";
        }
    }

    /**
     * Written when the player comes under fire (repeated from time to time). It is outside the
     * specification, and known from 32,134 real lines. It came with version 3.0 of the game.
     */
    public static final class UnderAttack extends Event {
        /** Time of the event. Always; seen in 32,134 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 32,134 lines. */
        public String event;
        /** Who is under fire: You, Mothership or Fighter. Over 99 %; seen in 32,038 lines. */
        public String Target;

        @Override
        public String kind() {
            return "UnderAttack";
        }
    }

    /**
     * Written when the player buys exploration data about a system. It is outside the specification, and
     * known from 12 real lines.
     */
    public static final class BuyExplorationData extends Event {
        /** Time of the event. Always; seen in 12 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 12 lines. */
        public String event;
        /** Name of the system the data is about. Always; seen in 12 lines. */
        public String System;
        /** Cost, in credits. Always; seen in 12 lines. */
        public Long Cost;

        @Override
        public String kind() {
            return "BuyExplorationData";
        }
    }

    /**
     * Written when the player scans something that the Codex has an entry for. It is outside the
     * specification, and known from 2,804 real lines. It came with version 3.3 of the game.
     */
    public static final class CodexEntry extends Event {
        /** Time of the event. Always; seen in 2,804 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2,804 lines. */
        public String event;
        /** ID of the Codex entry. Always; seen in 2,804 lines. */
        public Long EntryID;
        /** Internal name of the entry. Always; seen in 2,804 lines. */
        public String Name;
        /** The entry, as shown in game. Over 99 %; seen in 2,804 lines. */
        public String Name_Localised;
        /** Internal name of the subcategory of the entry. Always; seen in 2,804 lines. */
        public String SubCategory;
        /** The subcategory of the entry, as shown in game. Over 99 %; seen in 2,804 lines. */
        public String SubCategory_Localised;
        /** Internal name of the category of the entry. Always; seen in 2,804 lines. */
        public String Category;
        /** The category of the entry, as shown in game. Over 99 %; seen in 2,804 lines. */
        public String Category_Localised;
        /** Internal name of the region of the galaxy. Always; seen in 2,804 lines. */
        public String Region;
        /** The region of the galaxy, as shown in game. Over 99 %; seen in 2,804 lines. */
        public String Region_Localised;
        /** Name of the system. Always; seen in 2,804 lines. */
        public String System;
        /** Address of the system. Always; seen in 2,804 lines. */
        public Long SystemAddress;
        /** ID of the body within the system; since 4.0.0.1300. Over 99 %; seen in 2,801 lines. */
        public Long BodyID;
        /** The nearest point of interest; since 3.5. 13 %; seen in 359 lines. */
        public String NearestDestination;
        /** The nearest point of interest, as shown in game. 0.1 %; seen in 3 lines. */
        public String NearestDestination_Localised;
        /** Latitude of the find on a body, in degrees. 84 %; seen in 2,350 lines. */
        public Double Latitude;
        /** Longitude of the find on a body, in degrees. 84 %; seen in 2,350 lines. */
        public Double Longitude;
        /** The entry is new to the player in this region; omitted if not. 37 %; seen in 1,032 lines. */
        public Boolean IsNewEntry;
        /** Traits of the entry were discovered; omitted if not. Declared only; declared only. */
        public Boolean NewTraitsDiscovered;
        /** Internal names of the traits discovered. Declared only; declared only. */
        public List<String> Traits;
        /** Value of the voucher given for the find, in credits. 19 %; seen in 519 lines. */
        public Long VoucherAmount;

        @Override
        public String kind() {
            return "CodexEntry";
        }
    }

    /**
     * Written when the player scans a data point, a beacon, a wreck or another source of data. It is
     * outside the specification, and known from 65 real lines.
     */
    public static final class DataScanned extends Event {
        /** Time of the event. Always; seen in 65 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 65 lines. */
        public String event;
        /** Internal name of the type of source. Always; seen in 65 lines. */
        public String Type;
        /** The type of source, as shown in game. 40 %; seen in 26 lines. */
        public String Type_Localised;

        @Override
        public String kind() {
            return "DataScanned";
        }
    }

    /**
     * Written when the player scans a data link and is shown a message. It is outside the specification,
     * and known from 852 real lines.
     */
    public static final class DatalinkScan extends Event {
        /** Time of the event. Always; seen in 852 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 852 lines. */
        public String event;
        /** Internal name of the message. Always; seen in 852 lines. */
        public String Message;
        /** The message, as shown in game. Over 99 %; seen in 852 lines. */
        public String Message_Localised;

        @Override
        public String kind() {
            return "DatalinkScan";
        }
    }

    /**
     * Written when the player is given a voucher for scanning a data link. It is outside the
     * specification, and known from 156 real lines.
     */
    public static final class DatalinkVoucher extends Event {
        /** Time of the event. Always; seen in 156 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 156 lines. */
        public String event;
        /** Value of the voucher, in credits. Always; seen in 156 lines. */
        public Long Reward;
        /** The faction the data was taken from; may be empty. Always; seen in 156 lines. */
        public String VictimFaction;
        /** The faction that pays for the data. Always; seen in 156 lines. */
        public String PayeeFaction;

        @Override
        public String kind() {
            return "DatalinkVoucher";
        }
    }

    /**
     * Written when a discovery scan finds bodies not known to the player before. It is outside the
     * specification, and known from 34 real lines. It came with version 3.0 of the game.
     */
    public static final class DiscoveryScan extends Event {
        /** Time of the event. Always; seen in 34 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 34 lines. */
        public String event;
        /** Address of the system. Always; seen in 34 lines. */
        public Long SystemAddress;
        /** Number of bodies found. Always; seen in 34 lines. */
        public Long Bodies;

        @Override
        public String kind() {
            return "DiscoveryScan";
        }
    }

    /**
     * Written when the player has found all bodies of a system. It is outside the specification, and known
     * from 4,863 real lines. It came with version 3.3 of the game.
     */
    public static final class FSSAllBodiesFound extends Event {
        /** Time of the event. Always; seen in 4,863 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 4,863 lines. */
        public String event;
        /** Name of the system. Always; seen in 4,863 lines. */
        public String SystemName;
        /** Address of the system. Always; seen in 4,863 lines. */
        public Long SystemAddress;
        /** Number of bodies in the system. Always; seen in 4,863 lines. */
        public Long Count;

        @Override
        public String kind() {
            return "FSSAllBodiesFound";
        }
    }

    /** The signals of one type on a body or in a ring. */
    public static final class BodySignal extends JournalObject {
        /** Internal name of the type of signal; in a ring, that of a commodity. Always; seen in 5,555 lines. */
        public String Type;
        /** The type of signal, as shown in game. Over 99 %; seen in 5,555 lines. */
        public String Type_Localised;
        /** Number of signals of this type. Always; seen in 5,555 lines. */
        public Long Count;
    }

    /**
     * Written when a scan finds that a body has biological, geological or other signals. It is outside the
     * specification, and known from 5,555 real lines. It came with version 4.0.0.700 of the game.
     */
    public static final class FSSBodySignals extends Event {
        /** Time of the event. Always; seen in 5,555 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 5,555 lines. */
        public String event;
        /** Name of the body. Always; seen in 5,555 lines. */
        public String BodyName;
        /** ID of the body within the system. Always; seen in 5,555 lines. */
        public Long BodyID;
        /** Address of the system. Always; seen in 5,555 lines. */
        public Long SystemAddress;
        /** The signals, by type. Always; seen in 5,555 lines. */
        public List<BodySignal> Signals;

        @Override
        public String kind() {
            return "FSSBodySignals";
        }
    }

    /**
     * Written when the player uses the discovery scanner in a system. It is outside the specification, and
     * known from 7,810 real lines. It came with version 3.3 of the game.
     */
    public static final class FSSDiscoveryScan extends Event {
        /** Time of the event. Always; seen in 7,810 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 7,810 lines. */
        public String event;
        /** How much of the system is known to the player, from 0 to 1. Always; seen in 7,810 lines. */
        public Double Progress;
        /** Number of stars and planets in the system. Always; seen in 7,810 lines. */
        public Long BodyCount;
        /** Number of other signals, such as stations and belts. Always; seen in 7,810 lines. */
        public Long NonBodyCount;
        /** Name of the system. Always; seen in 7,810 lines. */
        public String SystemName;
        /** Address of the system. Always; seen in 7,810 lines. */
        public Long SystemAddress;

        @Override
        public String kind() {
            return "FSSDiscoveryScan";
        }
    }

    /**
     * Written when the ship detects a signal in the system, such as a station, a carrier or a signal
     * source. It is outside the specification, and known from 216,329 real lines. It came with version 3.3
     * of the game.
     */
    public static final class FSSSignalDiscovered extends Event {
        /** Time of the event. Always; seen in 216,329 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 216,329 lines. */
        public String event;
        /** Address of the system. Always; seen in 216,329 lines. */
        public Long SystemAddress;
        /** Name of the signal; may be an internal one. Always; seen in 216,329 lines. */
        public String SignalName;
        /** The signal, as shown in game. 19 %; seen in 41,535 lines. */
        public String SignalName_Localised;
        /** Type of signal; since 4.0.0.1700. 83 %; seen in 178,471 lines. */
        public String SignalType;
        /**
         * Internal name of the type of signal source; only for an unidentified one. 0.9 %; seen in 1,947
         * lines.
         */
        public String USSType;
        /** The type of signal source, as shown in game. 0.9 %; seen in 1,947 lines. */
        public String USSType_Localised;
        /** Internal name of the faction state that caused the signal. 0.8 %; seen in 1,731 lines. */
        public String SpawningState;
        /** The faction state that caused the signal, as shown in game. 0.5 %; seen in 1,082 lines. */
        public String SpawningState_Localised;
        /** The faction that caused the signal. 0.8 %; seen in 1,731 lines. */
        public String SpawningFaction;
        /** The faction that caused the signal, as shown in game. 0.2 %; seen in 433 lines. */
        public String SpawningFaction_Localised;
        /** The power that caused the signal; since 4.0.0.1900. 0.1 %; seen in 216 lines. */
        public String SpawningPower;
        /** The power that opposes it; since 4.0.0.1900. 0.1 %; seen in 216 lines. */
        public String OpposingPower;
        /** Threat level of the signal source. 0.9 %; seen in 1,947 lines. */
        public Long ThreatLevel;
        /** Time until the signal disappears, in seconds. 0.8 %; seen in 1,731 lines. */
        public Double TimeRemaining;
        /** The signal is a station or a carrier; omitted if not. 71 %; seen in 153,377 lines. */
        public Boolean IsStation;

        @Override
        public String kind() {
            return "FSSSignalDiscovered";
        }
    }

    /**
     * Written when the player collects a material. It is outside the specification, and known from 8,046
     * real lines.
     */
    public static final class MaterialCollected extends Event {
        /** Time of the event. Always; seen in 8,046 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 8,046 lines. */
        public String event;
        /** Category of the material. Always; seen in 8,046 lines. */
        public String Category;
        /** Internal name of the material. Always; seen in 8,046 lines. */
        public String Name;
        /** The material, as shown in game. 79 %; seen in 6,389 lines. */
        public String Name_Localised;
        /** How many. Always; seen in 8,046 lines. */
        public Long Count;

        @Override
        public String kind() {
            return "MaterialCollected";
        }
    }

    /**
     * Written when the player throws a material away. It is outside the specification, and known from 150
     * real lines. It was last seen in version 2.3, and may just be rare.
     */
    public static final class MaterialDiscarded extends Event {
        /** Time of the event. Always; seen in 150 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 150 lines. */
        public String event;
        /** Category of the material. Always; seen in 150 lines. */
        public String Category;
        /** Internal name of the material. Always; seen in 150 lines. */
        public String Name;
        /** The material, as shown in game. Declared only; declared only. */
        public String Name_Localised;
        /** How many. Always; seen in 150 lines. */
        public Long Count;

        @Override
        public String kind() {
            return "MaterialDiscarded";
        }
    }

    /**
     * Written when the player finds a kind of material for the first time. It is outside the
     * specification, and known from 129 real lines.
     */
    public static final class MaterialDiscovered extends Event {
        /** Time of the event. Always; seen in 129 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 129 lines. */
        public String event;
        /** Category of the material. Always; seen in 129 lines. */
        public String Category;
        /** Internal name of the material. Always; seen in 129 lines. */
        public String Name;
        /** The material, as shown in game. 76 %; seen in 98 lines. */
        public String Name_Localised;
        /** How many kinds of material the player has discovered, this one included. Always; seen in 129 lines. */
        public Long DiscoveryNumber;

        @Override
        public String kind() {
            return "MaterialDiscovered";
        }
    }

    /**
     * Written when the player scans a navigation beacon, which tells all about the bodies of the system.
     * It is outside the specification, and known from 70 real lines. It came with version 2.4 of the game.
     */
    public static final class NavBeaconScan extends Event {
        /** Time of the event. Always; seen in 70 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 70 lines. */
        public String event;
        /** Address of the system; since 3.0. Always; seen in 70 lines. */
        public Long SystemAddress;
        /** Number of bodies the beacon knows. Always; seen in 70 lines. */
        public Long NumBodies;

        @Override
        public String kind() {
            return "NavBeaconScan";
        }
    }

    /**
     * Written when the player has mapped a planet or a ring with surface probes. It is outside the
     * specification, and known from 2,862 real lines. It came with version 3.3 of the game.
     */
    public static final class SAAScanComplete extends Event {
        /** Time of the event. Always; seen in 2,862 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2,862 lines. */
        public String event;
        /** Name of the planet or ring. Always; seen in 2,862 lines. */
        public String BodyName;
        /** Address of the system; since 3.5. Always; seen in 2,862 lines. */
        public Long SystemAddress;
        /** ID of the planet or ring within the system. Always; seen in 2,862 lines. */
        public Long BodyID;
        /** Number of probes used. Always; seen in 2,862 lines. */
        public Long ProbesUsed;
        /** Greatest number of probes that still earns the efficiency bonus. Always; seen in 2,862 lines. */
        public Long EfficiencyTarget;

        @Override
        public String kind() {
            return "SAAScanComplete";
        }
    }

    /** A genus of life on a planet. */
    public static final class GenusFound extends JournalObject {
        /** Internal name of the genus. Always; seen in 2,606 lines. */
        public String Genus;
        /** The genus, as shown in game. Over 99 %; seen in 2,606 lines. */
        public String Genus_Localised;
    }

    /**
     * Written when mapping a planet or a ring reveals its signals. It is outside the specification, and
     * known from 2,606 real lines. It came with version 3.5 of the game.
     */
    public static final class SAASignalsFound extends Event {
        /** Time of the event. Always; seen in 2,606 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2,606 lines. */
        public String event;
        /** Name of the planet or ring. Always; seen in 2,606 lines. */
        public String BodyName;
        /** Address of the system. Always; seen in 2,606 lines. */
        public Long SystemAddress;
        /** ID of the planet or ring within the system. Always; seen in 2,606 lines. */
        public Long BodyID;
        /** The signals, by type. Always; seen in 2,606 lines. */
        public List<BodySignal> Signals;
        /** The genera of life on the planet; may be empty; since 4.0.0.1450. 99 %; seen in 2,590 lines. */
        public List<GenusFound> Genuses;

        @Override
        public String kind() {
            return "SAASignalsFound";
        }
    }

    /** A ring around a planet or star, or a belt. */
    public static final class Ring extends JournalObject {
        /** Name of the ring. Always; seen in 69,968 lines. */
        public String Name;
        /** Internal name of the class of ring. Always; seen in 69,968 lines. */
        public String RingClass;
        /** Mass, in megatonnes. Always; seen in 69,968 lines. */
        public Double MassMT;
        /** Inner radius, in metres. Always; seen in 69,968 lines. */
        public Double InnerRad;
        /** Outer radius, in metres. Always; seen in 69,968 lines. */
        public Double OuterRad;
    }

    /** The shares of ice, rock and metal in a planet. */
    public static final class PlanetComposition extends JournalObject {
        /** Share of ice, from 0 to 1. Always; seen in 69,968 lines. */
        public Double Ice;
        /** Share of rock, from 0 to 1. Always; seen in 69,968 lines. */
        public Double Rock;
        /** Share of metal, from 0 to 1. Always; seen in 69,968 lines. */
        public Double Metal;
    }

    /** A raw material on the surface of a planet. */
    public static final class SurfaceMaterial extends JournalObject {
        /** Internal name of the material. Always; seen in 69,968 lines. */
        public String Name;
        /** The material, as shown in game. Declared only; declared only. */
        public String Name_Localised;
        /** Its share of the surface materials, in percent. Always; seen in 69,968 lines. */
        public Double Percent;
    }

    /** A gas in the atmosphere of a planet. */
    public static final class AtmosphereGas extends JournalObject {
        /** Name of the gas. Always; seen in 69,968 lines. */
        public String Name;
        /** Its share of the atmosphere, in percent. Always; seen in 69,968 lines. */
        public Double Percent;
    }

    /** One of the bodies or barycentres a body orbits. */
    public static final class ParentBody extends JournalObject {
        /** ID of the star within the system. 37 %; seen in 26,168 lines. */
        public Long Star;
        /** ID of the barycentre within the system. 40 %; seen in 27,987 lines. */
        public Long Null;
        /** ID of the ring or belt within the system. 12 %; seen in 8,676 lines. */
        public Long Ring;
        /** ID of the planet within the system. 10 %; seen in 7,207 lines. */
        public Long Planet;
    }

    /**
     * Written when a star, a planet or a belt cluster has been scanned. It is outside the specification,
     * and known from 69,968 real lines.
     */
    public static final class Scan extends Event {
        /** Time of the event. Always; seen in 69,968 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 69,968 lines. */
        public String event;
        /** How it was scanned; since 3.0. Always; seen in 69,968 lines. */
        public String ScanType;
        /** Name of the body. Always; seen in 69,968 lines. */
        public String BodyName;
        /** ID of the body within the system; since 3.0. Always; seen in 69,968 lines. */
        public Long BodyID;
        /**
         * What the body orbits, the nearest first; each element has one field, named after the type of parent;
         * since 3.0. 94 %; seen in 65,560 lines.
         */
        public List<ParentBody> Parents;
        /** Name of the system; since 3.5. Always; seen in 69,968 lines. */
        public String StarSystem;
        /** Address of the system; since 3.5. Always; seen in 69,968 lines. */
        public Long SystemAddress;
        /** Distance from the arrival star, in light-seconds. Always; seen in 69,968 lines. */
        public Double DistanceFromArrivalLS;
        /** The planet always turns the same side to its parent. 54 %; seen in 37,783 lines. */
        public Boolean TidalLock;
        /** Whether the planet can be or has been terraformed; empty if not. 54 %; seen in 37,783 lines. */
        public String TerraformState;
        /** Class of the planet. 54 %; seen in 37,853 lines. */
        public String PlanetClass;
        /** Description of the atmosphere; empty if there is none. 54 %; seen in 37,783 lines. */
        public String Atmosphere;
        /** Type of atmosphere; since 2.2.03. 50 %; seen in 34,984 lines. */
        public String AtmosphereType;
        /** The main gases of the atmosphere; since 2.3. 28 %; seen in 19,731 lines. */
        public List<AtmosphereGas> AtmosphereComposition;
        /** Description of the volcanism; empty if there is none. 54 %; seen in 37,783 lines. */
        public String Volcanism;
        /** Mass of the planet, in Earth masses. 54 %; seen in 37,853 lines. */
        public Double MassEM;
        /** Class of the star. 21 %; seen in 14,343 lines. */
        public String StarType;
        /** Subclass of the star, from 0 (hottest) to 9; since 3.4. 21 %; seen in 14,343 lines. */
        public Long Subclass;
        /** Mass of the star, in solar masses. 21 %; seen in 14,343 lines. */
        public Double StellarMass;
        /** Radius of the body, in metres. 75 %; seen in 52,126 lines. */
        public Double Radius;
        /** Absolute magnitude of the star. 21 %; seen in 14,343 lines. */
        public Double AbsoluteMagnitude;
        /** Age of the star, in millions of years. 21 %; seen in 14,343 lines. */
        public Long Age_MY;
        /** Gravity at the surface, in metres per second squared. 54 %; seen in 37,853 lines. */
        public Double SurfaceGravity;
        /** Temperature at the surface, in kelvin. 75 %; seen in 52,126 lines. */
        public Double SurfaceTemperature;
        /** Atmospheric pressure at the surface, in pascals. 54 %; seen in 37,783 lines. */
        public Double SurfacePressure;
        /** Ships can land on the planet. 54 %; seen in 37,783 lines. */
        public Boolean Landable;
        /** The raw materials on the surface; only for a landable planet. 33 %; seen in 23,089 lines. */
        public JsonNode Materials;
        /** What the planet is made of; since 3.0. 50 %; seen in 34,984 lines. */
        public PlanetComposition Composition;
        /** Luminosity class of the star; since 2.4. 21 %; seen in 14,343 lines. */
        public String Luminosity;
        /** Semi-major axis of the orbit, in metres. 69 %; seen in 47,928 lines. */
        public Double SemiMajorAxis;
        /** Eccentricity of the orbit; 0 is a circle. 69 %; seen in 47,928 lines. */
        public Double Eccentricity;
        /** Inclination of the orbit, in degrees. 69 %; seen in 47,928 lines. */
        public Double OrbitalInclination;
        /** Argument of periapsis of the orbit, in degrees. 69 %; seen in 47,928 lines. */
        public Double Periapsis;
        /** Time of one orbit, in seconds. 69 %; seen in 47,928 lines. */
        public Double OrbitalPeriod;
        /**
         * Longitude of the ascending node of the orbit, in degrees; since 4.0.0.800. 68 %; seen in 47,438
         * lines.
         */
        public Double AscendingNode;
        /** Mean anomaly at the time of the scan, in degrees; since 4.0.0.800. 68 %; seen in 47,438 lines. */
        public Double MeanAnomaly;
        /** Time of one rotation, in seconds; negative if retrograde. 75 %; seen in 52,126 lines. */
        public Double RotationPeriod;
        /** Axial tilt, in radians; since 2.3.10. 75 %; seen in 52,126 lines. */
        public Double AxialTilt;
        /** The rings of the planet, or the rings and belts of the star. 8.7 %; seen in 6,087 lines. */
        public List<Ring> Rings;
        /** How much the rings of the planet hold for miners; since 2.3. 3.6 %; seen in 2,519 lines. */
        public String ReserveLevel;
        /** Another player had discovered the body before; since 3.4. Always; seen in 69,968 lines. */
        public Boolean WasDiscovered;
        /** Another player had mapped the body before; since 3.4. Always; seen in 69,968 lines. */
        public Boolean WasMapped;
        /** Another player had set foot on the body before; since 4.2.1.0. 21 %; seen in 14,553 lines. */
        public Boolean WasFootfalled;

        @Override
        public String kind() {
            return "Scan";
        }
    }

    /**
     * Written when a scan reveals the orbit of a barycentre. It is outside the specification, and known
     * from 5,144 real lines. It came with version 4.0.0.700 of the game.
     */
    public static final class ScanBaryCentre extends Event {
        /** Time of the event. Always; seen in 5,144 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 5,144 lines. */
        public String event;
        /** Name of the system. Always; seen in 5,144 lines. */
        public String StarSystem;
        /** Address of the system. Always; seen in 5,144 lines. */
        public Long SystemAddress;
        /** ID of the barycentre within the system. Always; seen in 5,144 lines. */
        public Long BodyID;
        /** Semi-major axis of the orbit, in metres. Always; seen in 5,144 lines. */
        public Double SemiMajorAxis;
        /** Eccentricity of the orbit; 0 is a circle. Always; seen in 5,144 lines. */
        public Double Eccentricity;
        /** Inclination of the orbit, in degrees. Always; seen in 5,144 lines. */
        public Double OrbitalInclination;
        /** Argument of periapsis of the orbit, in degrees. Always; seen in 5,144 lines. */
        public Double Periapsis;
        /** Time of one orbit, in seconds. Always; seen in 5,144 lines. */
        public Double OrbitalPeriod;
        /** Longitude of the ascending node of the orbit, in degrees. Always; seen in 5,144 lines. */
        public Double AscendingNode;
        /** Mean anomaly at the time of the scan, in degrees. Always; seen in 5,144 lines. */
        public Double MeanAnomaly;

        @Override
        public String kind() {
            return "ScanBaryCentre";
        }
    }

    /**
     * Written when the player takes a screenshot. It is outside the specification, and known from 204 real
     * lines.
     */
    public static final class Screenshot extends Event {
        /** Time of the event. Always; seen in 204 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 204 lines. */
        public String event;
        /** Path of the image file, as the game sees it. Always; seen in 204 lines. */
        public String Filename;
        /** Width, in pixels. Always; seen in 204 lines. */
        public Long Width;
        /** Height, in pixels. Always; seen in 204 lines. */
        public Long Height;
        /** Name of the system the player is in. 99 %; seen in 201 lines. */
        public String System;
        /** Name of the nearest body, or of the station. 99 %; seen in 201 lines. */
        public String Body;
        /** Latitude on or near a planet, in degrees; since 2.4. 49 %; seen in 100 lines. */
        public Double Latitude;
        /** Longitude on or near a planet, in degrees; since 2.4. 49 %; seen in 100 lines. */
        public Double Longitude;
        /** Heading, in degrees; since 3.0. 49 %; seen in 100 lines. */
        public Long Heading;
        /** Altitude, in metres; since 3.0. 15 %; seen in 31 lines. */
        public Double Altitude;

        @Override
        public String kind() {
            return "Screenshot";
        }
    }

    /**
     * Written when the exploration data of a single system is sold at Universal Cartographics. It is
     * outside the specification, and known from 60 real lines.
     */
    public static final class SellExplorationData extends Event {
        /** Time of the event. Always; seen in 60 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 60 lines. */
        public String event;
        /** Names of the systems whose data was sold. Always; seen in 60 lines. */
        public List<String> Systems;
        /** Names of the bodies the player was the first to discover. Always; seen in 60 lines. */
        public List<String> Discovered;
        /** Credits for the data. Always; seen in 60 lines. */
        public Long BaseValue;
        /** Bonus credits for first discoveries. Always; seen in 60 lines. */
        public Long Bonus;
        /** Credits paid out; since 3.0. Always; seen in 60 lines. */
        public Long TotalEarnings;

        @Override
        public String kind() {
            return "SellExplorationData";
        }
    }

    /**
     * Written when the player splits a motherlode asteroid with seismic charges. It is outside the
     * specification, and known from 22 real lines. It came with version 3.3 of the game.
     */
    public static final class AsteroidCracked extends Event {
        /** Time of the event. Always; seen in 22 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 22 lines. */
        public String event;
        /** Name of the ring or belt the asteroid is in. Always; seen in 22 lines. */
        public String Body;

        @Override
        public String kind() {
            return "AsteroidCracked";
        }
    }

    /**
     * Written when the player buys limpets. It is outside the specification, and known from 108 real
     * lines.
     */
    public static final class BuyDrones extends Event {
        /** Time of the event. Always; seen in 108 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 108 lines. */
        public String event;
        /** Internal name of the limpets as a commodity. Always; seen in 108 lines. */
        public String Type;
        /** Number of limpets. Always; seen in 108 lines. */
        public Long Count;
        /** Price per limpet, in credits. Always; seen in 108 lines. */
        public Long BuyPrice;
        /** Total cost, in credits. Always; seen in 108 lines. */
        public Long TotalCost;

        @Override
        public String kind() {
            return "BuyDrones";
        }
    }

    /**
     * Written when the player buys trade data about a system. It is outside the specification, and known
     * from 1 real line.
     */
    public static final class BuyTradeData extends Event {
        /** Time of the event. Always; seen in 1 line. */
        public String timestamp;
        /** Name of the event. Always; seen in 1 line. */
        public String event;
        /** Name of the system the data is about. Always; seen in 1 line. */
        public String System;
        /** Cost, in credits. Always; seen in 1 line. */
        public Long Cost;

        @Override
        public String kind() {
            return "BuyTradeData";
        }
    }

    /**
     * Written when a canister of cargo is scooped up. It is outside the specification, and known from 606
     * real lines.
     */
    public static final class CollectCargo extends Event {
        /** Time of the event. Always; seen in 606 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 606 lines. */
        public String event;
        /** Internal name of the commodity. Always; seen in 606 lines. */
        public String Type;
        /** The commodity, as shown in game. 90 %; seen in 546 lines. */
        public String Type_Localised;
        /** The cargo counts as stolen. Always; seen in 606 lines. */
        public Boolean Stolen;
        /** The mission it is for. 9.6 %; seen in 58 lines. */
        public Long MissionID;

        @Override
        public String kind() {
            return "CollectCargo";
        }
    }

    /**
     * Written when the player jettisons cargo. It is outside the specification, and known from 408 real
     * lines.
     */
    public static final class EjectCargo extends Event {
        /** Time of the event. Always; seen in 408 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 408 lines. */
        public String event;
        /** Internal name of the commodity. Always; seen in 408 lines. */
        public String Type;
        /** The commodity, as shown in game. 79 %; seen in 321 lines. */
        public String Type_Localised;
        /** Number of tonnes. Always; seen in 408 lines. */
        public Long Count;
        /** The cargo was given up, so that others may take it legally. Always; seen in 408 lines. */
        public Boolean Abandoned;
        /** The mission it was for. Declared only; declared only. */
        public Long MissionID;
        /** Where a Powerplay commodity came from; may be empty. 0.5 %; seen in 2 lines. */
        public String PowerplayOrigin;

        @Override
        public String kind() {
            return "EjectCargo";
        }
    }

    /**
     * Written when the ship launches a limpet. It is outside the specification, and known from 2,156 real
     * lines. It came with version 3.0 of the game.
     */
    public static final class LaunchDrone extends Event {
        /** Time of the event. Always; seen in 2,156 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2,156 lines. */
        public String event;
        /** Task of the limpet. Always; seen in 2,156 lines. */
        public String Type;

        @Override
        public String kind() {
            return "LaunchDrone";
        }
    }

    /** A commodity traded at a market. */
    public static final class MarketItem extends JournalObject {
        /** ID of the commodity. Always; seen in 1,314 lines. */
        public Long id;
        /** Internal name of the commodity. Always; seen in 1,314 lines. */
        public String Name;
        /** The commodity, as shown in game. Over 99 %; seen in 1,314 lines. */
        public String Name_Localised;
        /** Internal name of the category it belongs to. Always; seen in 1,314 lines. */
        public String Category;
        /** The category it belongs to, as shown in game. Over 99 %; seen in 1,314 lines. */
        public String Category_Localised;
        /**
         * Price at which the player can buy a tonne, in credits; 0 if it is not for sale. Always; seen in
         * 1,314 lines.
         */
        public Long BuyPrice;
        /** Price at which the player can sell a tonne, in credits. Always; seen in 1,314 lines. */
        public Long SellPrice;
        /** Average price in the galaxy, in credits. Always; seen in 1,314 lines. */
        public Long MeanPrice;
        /** Level of the supply, from 0 (none) to 3 (high). Always; seen in 1,314 lines. */
        public Long StockBracket;
        /** Level of the demand, from 0 (none) to 3 (high). Always; seen in 1,314 lines. */
        public Long DemandBracket;
        /** Tonnes for sale. Always; seen in 1,314 lines. */
        public Long Stock;
        /** Tonnes in demand. Always; seen in 1,314 lines. */
        public Long Demand;
        /** The station consumes the commodity. Always; seen in 1,314 lines. */
        public Boolean Consumer;
        /** The station produces the commodity. Always; seen in 1,314 lines. */
        public Boolean Producer;
        /** It is a rare commodity. Always; seen in 1,314 lines. */
        public Boolean Rare;
    }

    /**
     * Written when the player opens the commodities market of a station. It is outside the specification,
     * and known from 1,314 real lines. It came with version 3.0 of the game.
     */
    public static final class Market extends Event {
        /** Time of the event. Always; seen in 1,314 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 1,314 lines. */
        public String event;
        /** ID of the market. Always; seen in 1,314 lines. */
        public Long MarketID;
        /** Name of the station. Always; seen in 1,314 lines. */
        public String StationName;
        /** The station, as shown in game; since 4.1.0.200. Declared only; declared only. */
        public String StationName_Localised;
        /** Type of station; may be empty. Always; seen in 1,314 lines. */
        public String StationType;
        /** Who may dock; only at a fleet carrier. 55 %; seen in 720 lines. */
        public String CarrierDockingAccess;
        /** Name of the system. Always; seen in 1,314 lines. */
        public String StarSystem;
        /** The commodities traded there; only in the file. Optional; seen in 3 lines. */
        public List<MarketItem> Items;

        @Override
        public String kind() {
            return "Market";
        }
    }

    /**
     * Written when the player buys a commodity at a market. It is outside the specification, and known
     * from 625 real lines.
     */
    public static final class MarketBuy extends Event {
        /** Time of the event. Always; seen in 625 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 625 lines. */
        public String event;
        /** ID of the market; since 3.0. Always; seen in 625 lines. */
        public Long MarketID;
        /** Internal name of the commodity. Always; seen in 625 lines. */
        public String Type;
        /** The commodity, as shown in game. 33 %; seen in 204 lines. */
        public String Type_Localised;
        /** Number of tonnes. Always; seen in 625 lines. */
        public Long Count;
        /** Price per tonne, in credits. Always; seen in 625 lines. */
        public Long BuyPrice;
        /** Total cost, in credits. Always; seen in 625 lines. */
        public Long TotalCost;

        @Override
        public String kind() {
            return "MarketBuy";
        }
    }

    /**
     * Written when the player sells a commodity at a market. It is outside the specification, and known
     * from 405 real lines.
     */
    public static final class MarketSell extends Event {
        /** Time of the event. Always; seen in 405 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 405 lines. */
        public String event;
        /** ID of the market; since 3.0. Always; seen in 405 lines. */
        public Long MarketID;
        /** Internal name of the commodity. Always; seen in 405 lines. */
        public String Type;
        /** The commodity, as shown in game. 30 %; seen in 120 lines. */
        public String Type_Localised;
        /** Number of tonnes. Always; seen in 405 lines. */
        public Long Count;
        /** Price per tonne, in credits. Always; seen in 405 lines. */
        public Long SellPrice;
        /** Total revenue, in credits. Always; seen in 405 lines. */
        public Long TotalSale;
        /** Average price the player paid per tonne, in credits. Always; seen in 405 lines. */
        public Long AvgPricePaid;
        /** The goods are illegal here; omitted if not. 0.7 %; seen in 3 lines. */
        public Boolean IllegalGoods;
        /** The goods are stolen; omitted if not. 0.7 %; seen in 3 lines. */
        public Boolean StolenGoods;
        /** They were sold on the black market; omitted if not. 1.5 %; seen in 6 lines. */
        public Boolean BlackMarket;

        @Override
        public String kind() {
            return "MarketSell";
        }
    }

    /**
     * Written when the refinery completes a tonne of a mined commodity. It is outside the specification,
     * and known from 985 real lines.
     */
    public static final class MiningRefined extends Event {
        /** Time of the event. Always; seen in 985 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 985 lines. */
        public String event;
        /** Internal name of the commodity. Always; seen in 985 lines. */
        public String Type;
        /** The commodity, as shown in game. Over 99 %; seen in 985 lines. */
        public String Type_Localised;

        @Override
        public String kind() {
            return "MiningRefined";
        }
    }

    /** A commodity in an asteroid. */
    public static final class AsteroidMaterial extends JournalObject {
        /** Internal name of the commodity. Always; seen in 349 lines. */
        public String Name;
        /** The commodity, as shown in game. 31 %; seen in 107 lines. */
        public String Name_Localised;
        /** Its share of the asteroid, in percent. Always; seen in 349 lines. */
        public Double Proportion;
    }

    /**
     * Written when a prospector limpet has examined an asteroid. It is outside the specification, and
     * known from 349 real lines. It came with version 3.3.02 of the game.
     */
    public static final class ProspectedAsteroid extends Event {
        /** Time of the event. Always; seen in 349 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 349 lines. */
        public String event;
        /** What the asteroid contains. Always; seen in 349 lines. */
        public List<AsteroidMaterial> Materials;
        /** Internal name of the commodity in the core; only for a motherlode asteroid. 10 %; seen in 35 lines. */
        public String MotherlodeMaterial;
        /** The commodity in the core, as shown in game. 4 %; seen in 14 lines. */
        public String MotherlodeMaterial_Localised;
        /** Internal name of the level of engineering materials in the asteroid. Always; seen in 349 lines. */
        public String Content;
        /** The level of engineering materials in the asteroid, as shown in game. Over 99 %; seen in 349 lines. */
        public String Content_Localised;
        /** What is left to be mined, in percent. Always; seen in 349 lines. */
        public Double Remaining;

        @Override
        public String kind() {
            return "ProspectedAsteroid";
        }
    }

    /**
     * Written when the player sells limpets. It is outside the specification, and known from 29 real
     * lines.
     */
    public static final class SellDrones extends Event {
        /** Time of the event. Always; seen in 29 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 29 lines. */
        public String event;
        /** Internal name of the limpets as a commodity. Always; seen in 29 lines. */
        public String Type;
        /** Number of limpets. Always; seen in 29 lines. */
        public Long Count;
        /** Price per limpet, in credits. Always; seen in 29 lines. */
        public Long SellPrice;
        /** Total revenue, in credits. Always; seen in 29 lines. */
        public Long TotalSale;

        @Override
        public String kind() {
            return "SellDrones";
        }
    }

    /**
     * Written when the player restocks ammunition at a station. It is outside the specification, and known
     * from 441 real lines.
     */
    public static final class BuyAmmo extends Event {
        /** Time of the event. Always; seen in 441 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 441 lines. */
        public String event;
        /** Cost, in credits. Always; seen in 441 lines. */
        public Long Cost;

        @Override
        public String kind() {
            return "BuyAmmo";
        }
    }

    /**
     * Written when the player collects or delivers cargo for a mission at the mission board, or a wing
     * member does. It is outside the specification, and known from 87 real lines. It came with version
     * 3.0.2 of the game.
     */
    public static final class CargoDepot extends Event {
        /** Time of the event. Always; seen in 87 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 87 lines. */
        public String event;
        /** ID of the mission. Always; seen in 87 lines. */
        public Long MissionID;
        /** What has been done with the cargo. Always; seen in 87 lines. */
        public String UpdateType;
        /** Internal name of the commodity; since 3.0.3. Over 99 %; seen in 87 lines. */
        public String CargoType;
        /** The commodity, as shown in game. 38 %; seen in 33 lines. */
        public String CargoType_Localised;
        /** Tonnes moved this time; since 3.0.3. Over 99 %; seen in 87 lines. */
        public Long Count;
        /** Market ID of the station where the cargo is collected; 0 if there is none. Always; seen in 87 lines. */
        public Long StartMarketID;
        /** Market ID of the station where the cargo is delivered. Always; seen in 87 lines. */
        public Long EndMarketID;
        /** Tonnes collected so far. Always; seen in 87 lines. */
        public Long ItemsCollected;
        /** Tonnes delivered so far. Always; seen in 87 lines. */
        public Long ItemsDelivered;
        /** Tonnes the mission asks for. Always; seen in 87 lines. */
        public Long TotalItemsToDeliver;
        /** Share of the cargo that is collected but not yet delivered, from 0 to 1. Always; seen in 87 lines. */
        public Double Progress;

        @Override
        public String kind() {
            return "CargoDepot";
        }
    }

    /**
     * Written when the player gets an impounded ship released. It is outside the specification, and known
     * from 2 real lines. It came with version 4.0.0.1450 of the game.
     */
    public static final class ClearImpound extends Event {
        /** Time of the event. Always; seen in 2 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2 lines. */
        public String event;
        /** Internal name of the ship. Always; seen in 2 lines. */
        public String ShipType;
        /** The ship, as shown in game. Over 99 %; seen in 2 lines. */
        public String ShipType_Localised;
        /** ID of the ship among the player's own. Always; seen in 2 lines. */
        public Long ShipID;
        /** Market ID of the station where the ship is held. Always; seen in 2 lines. */
        public Long ShipMarketID;
        /** Market ID of the station the player is at. Always; seen in 2 lines. */
        public Long MarketID;
        /** Name of the system where the ship is held. Declared only; declared only. */
        public String System;

        @Override
        public String kind() {
            return "ClearImpound";
        }
    }

    /**
     * Written when the player gives up a community goal. It is outside the specification, and known from 1
     * real line.
     */
    public static final class CommunityGoalDiscard extends Event {
        /** Time of the event. Always; seen in 1 line. */
        public String timestamp;
        /** Name of the event. Always; seen in 1 line. */
        public String event;
        /** ID of the goal. Over 99 %; seen in 1 line. */
        public Long CGID;
        /** Title of the goal. Always; seen in 1 line. */
        public String Name;
        /** The system the goal is for. Always; seen in 1 line. */
        public String System;

        @Override
        public String kind() {
            return "CommunityGoalDiscard";
        }
    }

    /**
     * Written when the player signs up for a community goal. It is outside the specification, and known
     * from 2 real lines.
     */
    public static final class CommunityGoalJoin extends Event {
        /** Time of the event. Always; seen in 2 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2 lines. */
        public String event;
        /** ID of the goal. Over 99 %; seen in 2 lines. */
        public Long CGID;
        /** Title of the goal. Always; seen in 2 lines. */
        public String Name;
        /** The system the goal is for. Always; seen in 2 lines. */
        public String System;

        @Override
        public String kind() {
            return "CommunityGoalJoin";
        }
    }

    /**
     * Written when the player collects the reward for a community goal. It is outside the specification,
     * and known from 2 real lines.
     */
    public static final class CommunityGoalReward extends Event {
        /** Time of the event. Always; seen in 2 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2 lines. */
        public String event;
        /** ID of the goal. Over 99 %; seen in 2 lines. */
        public Long CGID;
        /** Title of the goal. Always; seen in 2 lines. */
        public String Name;
        /** The system the goal is for. Always; seen in 2 lines. */
        public String System;
        /** Reward, in credits. Always; seen in 2 lines. */
        public Long Reward;

        @Override
        public String kind() {
            return "CommunityGoalReward";
        }
    }

    /**
     * Written when the player gives a hired crew member another role. It is outside the specification, and
     * known from 30 real lines.
     */
    public static final class CrewAssign extends Event {
        /** Time of the event. Always; seen in 30 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 30 lines. */
        public String event;
        /** Name of the crew member. Always; seen in 30 lines. */
        public String Name;
        /** ID of the crew member; since 3.0. Always; seen in 30 lines. */
        public Long CrewID;
        /** The new role. Always; seen in 30 lines. */
        public String Role;

        @Override
        public String kind() {
            return "CrewAssign";
        }
    }

    /**
     * Written when the player dismisses a hired crew member. It is outside the specification, and known
     * from 4 real lines.
     */
    public static final class CrewFire extends Event {
        /** Time of the event. Always; seen in 4 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 4 lines. */
        public String event;
        /** Name of the crew member. Always; seen in 4 lines. */
        public String Name;
        /** ID of the crew member; since 3.0. Over 99 %; seen in 4 lines. */
        public Long CrewID;

        @Override
        public String kind() {
            return "CrewFire";
        }
    }

    /**
     * Written when the player hires a crew member. It is outside the specification, and known from 3 real
     * lines.
     */
    public static final class CrewHire extends Event {
        /** Time of the event. Always; seen in 3 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 3 lines. */
        public String event;
        /** Name of the crew member. Always; seen in 3 lines. */
        public String Name;
        /** ID of the crew member; since 3.0. Over 99 %; seen in 3 lines. */
        public Long CrewID;
        /** The faction the crew member belongs to. Always; seen in 3 lines. */
        public String Faction;
        /** Cost of hiring, in credits. Always; seen in 3 lines. */
        public Long Cost;
        /** Combat rank of the crew member, counted from 0. Always; seen in 3 lines. */
        public Long CombatRank;

        @Override
        public String kind() {
            return "CrewHire";
        }
    }

    /**
     * Written when the player gives an engineer something to gain access. It is outside the specification,
     * and known from 16 real lines. It came with version 2.3.10 of the game.
     */
    public static final class EngineerContribution extends Event {
        /** Time of the event. Always; seen in 16 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 16 lines. */
        public String event;
        /** Name of the engineer. Always; seen in 16 lines. */
        public String Engineer;
        /** ID of the engineer. Over 99 %; seen in 16 lines. */
        public Long EngineerID;
        /** What is given. Always; seen in 16 lines. */
        public String Type;
        /** Internal name of the material, if one is given. 13 %; seen in 2 lines. */
        public String Material;
        /** The material, as shown in game, if one is given. 13 %; seen in 2 lines. */
        public String Material_Localised;
        /** The faction that issued the vouchers, if vouchers are given. Declared only; declared only. */
        public String Faction;
        /** Internal name of the commodity, if one is given. 81 %; seen in 13 lines. */
        public String Commodity;
        /** The commodity, as shown in game, if one is given. 69 %; seen in 11 lines. */
        public String Commodity_Localised;
        /** Amount given this time, in units, tonnes or credits. Always; seen in 16 lines. */
        public Long Quantity;
        /** Amount given so far. Always; seen in 16 lines. */
        public Long TotalQuantity;

        @Override
        public String kind() {
            return "EngineerContribution";
        }
    }

    /**
     * Written when the player has a module engineered. It is outside the specification, and known from
     * 2,782 real lines.
     */
    public static final class EngineerCraft extends Event {
        /** Time of the event. Always; seen in 2,782 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2,782 lines. */
        public String event;
        /** The slot the module is fitted in; since 3.0. Always; seen in 2,782 lines. */
        public String Slot;
        /** Internal name of the module; since 3.0. Always; seen in 2,782 lines. */
        public String Module;
        /**
         * Internal name of the experimental effect applied by this step; omitted if none. 4.5 %; seen in 125
         * lines.
         */
        public String ApplyExperimentalEffect;
        /** The materials used. Always; seen in 2,782 lines. */
        public JsonNode Ingredients;
        /** Name of the engineer; rarely missing. Over 99 %; seen in 2,779 lines. */
        public String Engineer;
        /** ID of the engineer; since 3.0. Always; seen in 2,782 lines. */
        public Long EngineerID;
        /** ID of the blueprint; since 3.0. Always; seen in 2,782 lines. */
        public Long BlueprintID;
        /** Internal name of the blueprint; since 3.0. Always; seen in 2,782 lines. */
        public String BlueprintName;
        /** Grade of the blueprint, from 1 to 5. Always; seen in 2,782 lines. */
        public Long Level;
        /** Progress within the grade, from 0 to 1; since 3.0. Always; seen in 2,782 lines. */
        public Double Quality;
        /** Internal name of the experimental effect the module has. 31 %; seen in 874 lines. */
        public String ExperimentalEffect;
        /** The experimental effect the module has, as shown in game. 31 %; seen in 874 lines. */
        public String ExperimentalEffect_Localised;
        /** The properties that engineering has changed; since 3.0. Always; seen in 2,782 lines. */
        public List<ModuleModifier> Modifiers;

        @Override
        public String kind() {
            return "EngineerCraft";
        }
    }

    /**
     * Written when a module that was engineered in version 2 of the game is converted to the present
     * system, or the player previews that. It is declared only: public libraries name it, but no real line
     * of it was seen. It came with version 3.0 of the game.
     */
    public static final class EngineerLegacyConvert extends Event {
        /** Time of the event. Always; declared only. */
        public String timestamp;
        /** Name of the event. Always; declared only. */
        public String event;
        /** The slot the module is fitted in. Optional; declared only. */
        public String Slot;
        /** Internal name of the module. Optional; declared only. */
        public String Module;
        /** It is only a preview. Always; declared only. */
        public Boolean IsPreview;
        /** Name of the engineer. Always; declared only. */
        public String Engineer;
        /** ID of the engineer. Optional; declared only. */
        public Long EngineerID;
        /** ID of the blueprint. Optional; declared only. */
        public Long BlueprintID;
        /** Internal name of the blueprint after conversion. Optional; declared only. */
        public String BlueprintName;
        /** Grade of the blueprint, from 1 to 5. Always; declared only. */
        public Long Level;
        /** Progress within the grade, from 0 to 1. Optional; declared only. */
        public Double Quality;
        /** The properties that engineering has changed. Optional; declared only. */
        public List<ModuleModifier> Modifiers;
        /** Internal name of the experimental effect being applied. Optional; declared only. */
        public String ApplyExperimentalEffect;
        /** Internal name of the blueprint. Optional; declared only. */
        public String Blueprint;
        /** Internal name of the experimental effect the module has. Optional; declared only. */
        public String ExperimentalEffect;
        /** The experimental effect the module has, as shown in game. Optional; declared only. */
        public String ExperimentalEffect_Localised;

        @Override
        public String kind() {
            return "EngineerLegacyConvert";
        }
    }

    /**
     * Written when the player has a stored module brought from another station. It is outside the
     * specification, and known from 200 real lines.
     */
    public static final class FetchRemoteModule extends Event {
        /** Time of the event. Always; seen in 200 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 200 lines. */
        public String event;
        /** Storage slot of the module. Always; seen in 200 lines. */
        public Long StorageSlot;
        /** Internal name of the module. Always; seen in 200 lines. */
        public String StoredItem;
        /** The module, as shown in game. Over 99 %; seen in 200 lines. */
        public String StoredItem_Localised;
        /** ID of the module. Always; seen in 200 lines. */
        public Long ServerId;
        /** Transfer cost, in credits. Always; seen in 200 lines. */
        public Long TransferCost;
        /** Transfer time, in seconds; since 2.4. Always; seen in 200 lines. */
        public Long TransferTime;
        /** Internal name of the ship the player is in. Always; seen in 200 lines. */
        public String Ship;
        /** ID of that ship among the player's own. Always; seen in 200 lines. */
        public Long ShipID;

        @Override
        public String kind() {
            return "FetchRemoteModule";
        }
    }

    /**
     * Written when something unknown happens: the one line that is known has nothing but its name. It is
     * outside the specification, and known from 1 real line. It came with version 4.3.3.0 of the game.
     */
    public static final class MarketID extends Event {
        /** Time of the event. Always; seen in 1 line. */
        public String timestamp;
        /** Name of the event. Always; seen in 1 line. */
        public String event;

        @Override
        public String kind() {
            return "MarketID";
        }
    }

    /** A module that has just been put into storage. */
    public static final class NewlyStoredModule extends JournalObject {
        /** The slot it was fitted in. Always; seen in 2 lines. */
        public String Slot;
        /** Internal name of the module. Always; seen in 2 lines. */
        public String Name;
        /** The module, as shown in game. Over 99 %; seen in 2 lines. */
        public String Name_Localised;
        /** It is marked as hot (stolen). Over 99 %; seen in 2 lines. */
        public Boolean Hot;
        /** Internal name of the blueprint applied; only for an engineered module. Declared only; declared only. */
        public String EngineerModifications;
        /** Grade of that blueprint, from 1 to 5. Declared only; declared only. */
        public Long Level;
        /** Progress within the grade, from 0 to 1. Declared only; declared only. */
        public Double Quality;
    }

    /**
     * Written when the player puts several modules of the ship into storage at once. It is outside the
     * specification, and known from 2 real lines.
     */
    public static final class MassModuleStore extends Event {
        /** Time of the event. Always; seen in 2 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2 lines. */
        public String event;
        /** Market ID of the station; since 3.0. Over 99 %; seen in 2 lines. */
        public Long MarketID;
        /** Internal name of the ship the player is in. Always; seen in 2 lines. */
        public String Ship;
        /** ID of that ship among the player's own. Always; seen in 2 lines. */
        public Long ShipID;
        /** The modules stored. Always; seen in 2 lines. */
        public List<NewlyStoredModule> Items;

        @Override
        public String kind() {
            return "MassModuleStore";
        }
    }

    /** An amount of one material that changed hands. */
    public static final class TradedMaterial extends JournalObject {
        /** Internal name of the material. Always; seen in 474 lines. */
        public String Material;
        /** The material, as shown in game. 74 %; seen in 349 lines. */
        public String Material_Localised;
        /** Category of the material; since 3.0. Always; seen in 474 lines. */
        public String Category;
        /** Category of the material, as shown in game. Declared only; declared only. */
        public String Category_Localised;
        /** How many. Always; seen in 474 lines. */
        public Long Quantity;
    }

    /**
     * Written when the player exchanges materials at a material trader. It is outside the specification,
     * and known from 474 real lines. It came with version 3.0 of the game.
     */
    public static final class MaterialTrade extends Event {
        /** Time of the event. Always; seen in 474 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 474 lines. */
        public String event;
        /** Market ID of the station. Always; seen in 474 lines. */
        public Long MarketID;
        /** Which category of materials the trader deals in. Always; seen in 474 lines. */
        public String TraderType;
        /** What the player gave. Always; seen in 474 lines. */
        public TradedMaterial Paid;
        /** What the player got. Always; seen in 474 lines. */
        public TradedMaterial Received;

        @Override
        public String kind() {
            return "MaterialTrade";
        }
    }

    /**
     * Written when the player gives up a mission. It is outside the specification, and known from 175 real
     * lines.
     */
    public static final class MissionAbandoned extends Event {
        /** Time of the event. Always; seen in 175 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 175 lines. */
        public String event;
        /** Internal name of the mission. Always; seen in 175 lines. */
        public String Name;
        /** Name, as shown in game; since 4.0.0.1700. 61 %; seen in 106 lines. */
        public String LocalisedName;
        /** ID of the mission. Always; seen in 175 lines. */
        public Long MissionID;
        /** Fine for abandoning, in credits. Declared only; declared only. */
        public Long Fine;

        @Override
        public String kind() {
            return "MissionAbandoned";
        }
    }

    /**
     * Written when the player accepts a mission. It is outside the specification, and known from 1,579
     * real lines.
     */
    public static final class MissionAccepted extends Event {
        /** Time of the event. Always; seen in 1,579 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 1,579 lines. */
        public String event;
        /** The faction that offers the mission. Always; seen in 1,579 lines. */
        public String Faction;
        /** Internal name of the mission. Always; seen in 1,579 lines. */
        public String Name;
        /** Name, as shown in game; since 2.4. Over 99 %; seen in 1,579 lines. */
        public String LocalisedName;
        /** Internal name of the commodity. 23 %; seen in 357 lines. */
        public String Commodity;
        /** The commodity, as shown in game. 23 %; seen in 357 lines. */
        public String Commodity_Localised;
        /** Number of tonnes or items. 23 %; seen in 357 lines. */
        public Long Count;
        /** Internal name of the type of target. 37 %; seen in 586 lines. */
        public String TargetType;
        /** The type of target, as shown in game. 37 %; seen in 586 lines. */
        public String TargetType_Localised;
        /** The faction the mission is against or delivers to. 43 %; seen in 681 lines. */
        public String TargetFaction;
        /** Number of targets to kill. 36 %; seen in 564 lines. */
        public Long KillCount;
        /** Name of the destination system. 60 %; seen in 954 lines. */
        public String DestinationSystem;
        /** Name of the destination settlement; since 4.0.0.1450. 6.9 %; seen in 109 lines. */
        public String DestinationSettlement;
        /** Name of the destination station. 47 %; seen in 736 lines. */
        public String DestinationStation;
        /** The system the mission has been redirected to. Declared only; declared only. */
        public String NewDestinationSystem;
        /** The station the mission has been redirected to. Declared only; declared only. */
        public String NewDestinationStation;
        /** Name of the target. 4.7 %; seen in 74 lines. */
        public String Target;
        /** The target, as shown in game. 0.9 %; seen in 14 lines. */
        public String Target_Localised;
        /** Credits to donate, as text. 33 %; seen in 518 lines. */
        public String Donation;
        /** When the mission expires. 99 %; seen in 1,562 lines. */
        public String Expiry;
        /** It can be shared with a wing; since 3.0. Always; seen in 1,579 lines. */
        public Boolean Wing;
        /** Effect on the faction's influence, as plus signs; since 2.3. Always; seen in 1,579 lines. */
        public String Influence;
        /** Effect on the player's reputation, as plus signs; since 2.3. Always; seen in 1,579 lines. */
        public String Reputation;
        /** Reward, in credits; since 2.4. 66 %; seen in 1,044 lines. */
        public Long Reward;
        /** Number of passengers. 4.7 %; seen in 74 lines. */
        public Long PassengerCount;
        /** The passengers are VIPs. 4.7 %; seen in 74 lines. */
        public Boolean PassengerVIPs;
        /** The passengers are wanted. 4.7 %; seen in 74 lines. */
        public Boolean PassengerWanted;
        /** Type of passengers. 4.7 %; seen in 74 lines. */
        public String PassengerType;
        /** Credits donated. Declared only; declared only. */
        public Long Donated;
        /** ID of the mission. Always; seen in 1,579 lines. */
        public Long MissionID;

        @Override
        public String kind() {
            return "MissionAccepted";
        }
    }

    /** Change in a faction's influence in a system. */
    public static final class InfluenceEffect extends JournalObject {
        /** Address of the system. Always; seen in 1,361 lines. */
        public Long SystemAddress;
        /** Direction of the change and whether it is good, such as UpGood. Always; seen in 1,361 lines. */
        public String Trend;
        /** Size of the change, as plus signs. Always; seen in 1,361 lines. */
        public String Influence;
    }

    /** An effect of a mission on a faction. */
    public static final class MissionEffect extends JournalObject {
        /** Internal name of the effect. Always; seen in 1,361 lines. */
        public String Effect;
        /** The effect, as shown in game. Over 99 %; seen in 1,361 lines. */
        public String Effect_Localised;
        /** Direction of the change and whether it is good, such as UpGood. Always; seen in 1,361 lines. */
        public String Trend;
    }

    /** Effects of a mission on a faction. */
    public static final class FactionEffect extends JournalObject {
        /** Name of the faction. Always; seen in 1,361 lines. */
        public String Faction;
        /** Effects on the faction. Always; seen in 1,361 lines. */
        public List<MissionEffect> Effects;
        /** Changes in its influence. Always; seen in 1,361 lines. */
        public List<InfluenceEffect> Influence;
        /** Direction of the change in the player's reputation, such as UpGood. Always; seen in 1,361 lines. */
        public String ReputationTrend;
        /** Size of the change, as plus signs. Always; seen in 1,361 lines. */
        public String Reputation;
    }

    /** A material given as a reward. */
    public static final class MaterialReward extends JournalObject {
        /** Internal name of the material. Always; seen in 1,361 lines. */
        public String Name;
        /** The material, as shown in game. 99 %; seen in 1,349 lines. */
        public String Name_Localised;
        /** Internal name of the material category; since 3.0. Always; seen in 1,361 lines. */
        public String Category;
        /** The material category, as shown in game. Over 99 %; seen in 1,361 lines. */
        public String Category_Localised;
        /** How many. Always; seen in 1,361 lines. */
        public Long Count;
    }

    /** A commodity given as a reward. */
    public static final class CommodityReward extends JournalObject {
        /** Internal name of the commodity. Always; seen in 1,361 lines. */
        public String Name;
        /** The commodity, as shown in game. 50 %; seen in 681 lines. */
        public String Name_Localised;
        /** Number of tonnes. Always; seen in 1,361 lines. */
        public Long Count;
    }

    /**
     * Written when the player completes a mission. It is outside the specification, and known from 1,361
     * real lines.
     */
    public static final class MissionCompleted extends Event {
        /** Time of the event. Always; seen in 1,361 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 1,361 lines. */
        public String event;
        /** The faction that offered the mission. Always; seen in 1,361 lines. */
        public String Faction;
        /** Internal name of the mission; ends in _name. Always; seen in 1,361 lines. */
        public String Name;
        /** Name, as shown in game; since 4.0.0.1600. 85 %; seen in 1,150 lines. */
        public String LocalisedName;
        /** ID of the mission. Always; seen in 1,361 lines. */
        public Long MissionID;
        /** Internal name of the commodity. 21 %; seen in 283 lines. */
        public String Commodity;
        /** The commodity, as shown in game. 21 %; seen in 283 lines. */
        public String Commodity_Localised;
        /** Number of tonnes or items. 21 %; seen in 283 lines. */
        public Long Count;
        /** Internal name of the type of target. 35 %; seen in 480 lines. */
        public String TargetType;
        /** The type of target, as shown in game. 35 %; seen in 480 lines. */
        public String TargetType_Localised;
        /** The faction the mission is against or delivers to. 41 %; seen in 554 lines. */
        public String TargetFaction;
        /** The system the mission has been redirected to; until 4.0.0.700. 0.6 %; seen in 8 lines. */
        public String NewDestinationSystem;
        /** Number of targets to kill. 34 %; seen in 467 lines. */
        public Long KillCount;
        /** Name of the destination system. 57 %; seen in 774 lines. */
        public String DestinationSystem;
        /** The station the mission has been redirected to; until 4.0.0.700. 0.5 %; seen in 7 lines. */
        public String NewDestinationStation;
        /** Name of the destination station. 44 %; seen in 603 lines. */
        public String DestinationStation;
        /** Name of the destination settlement. 5.3 %; seen in 72 lines. */
        public String DestinationSettlement;
        /** Name of the target. 3.2 %; seen in 44 lines. */
        public String Target;
        /** The target, as shown in game. 0.4 %; seen in 5 lines. */
        public String Target_Localised;
        /** Reward, in credits. 62 %; seen in 845 lines. */
        public Long Reward;
        /** Names of the systems the player may now enter. Declared only; declared only. */
        public List<String> PermitsAwarded;
        /** Commodities given as a reward. 0.1 %; seen in 1 line. */
        public List<CommodityReward> CommodityReward;
        /** Credits requested as a donation, as text. 38 %; seen in 516 lines. */
        public JsonNode Donation;
        /** Credits donated. 38 %; seen in 516 lines. */
        public Long Donated;
        /** Materials given as a reward. 17 %; seen in 225 lines. */
        public List<MaterialReward> MaterialsReward;
        /** Effects on the factions involved; since 3.0. Over 99 %; seen in 1,361 lines. */
        public List<FactionEffect> FactionEffects;

        @Override
        public String kind() {
            return "MissionCompleted";
        }
    }

    /** Written when a mission fails. It is outside the specification, and known from 53 real lines. */
    public static final class MissionFailed extends Event {
        /** Time of the event. Always; seen in 53 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 53 lines. */
        public String event;
        /** Internal name of the mission; ends in _name. Always; seen in 53 lines. */
        public String Name;
        /** Name, as shown in game; since 4.0.0.1700. 72 %; seen in 38 lines. */
        public String LocalisedName;
        /** ID of the mission. Always; seen in 53 lines. */
        public Long MissionID;
        /** Fine for failing, in credits. Declared only; declared only. */
        public Long Fine;

        @Override
        public String kind() {
            return "MissionFailed";
        }
    }

    /**
     * Written when a mission gets a new destination, often because its task is done. It is outside the
     * specification, and known from 731 real lines. It came with version 2.4 of the game.
     */
    public static final class MissionRedirected extends Event {
        /** Time of the event. Always; seen in 731 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 731 lines. */
        public String event;
        /** ID of the mission. Always; seen in 731 lines. */
        public Long MissionID;
        /** Internal name of the mission. Always; seen in 731 lines. */
        public String Name;
        /** Name, as shown in game; since 4.0.0.1600. 81 %; seen in 589 lines. */
        public String LocalisedName;
        /** Name, as shown in game. 0.2 %; seen in 1 line. */
        public String LocalisedName_Localised;
        /** The station to go to from now on. Always; seen in 731 lines. */
        public String NewDestinationStation;
        /** The system to go to from now on. Always; seen in 731 lines. */
        public String NewDestinationSystem;
        /** The station it had named before; may be empty. Always; seen in 731 lines. */
        public String OldDestinationStation;
        /** The system it had named before. Always; seen in 731 lines. */
        public String OldDestinationSystem;

        @Override
        public String kind() {
            return "MissionRedirected";
        }
    }

    /**
     * Written when the player buys a module and has it fitted. It is outside the specification, and known
     * from 820 real lines.
     */
    public static final class ModuleBuy extends Event {
        /** Time of the event. Always; seen in 820 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 820 lines. */
        public String event;
        /** The slot it is fitted in. Always; seen in 820 lines. */
        public String Slot;
        /** Internal name of the module sold in exchange; omitted if none. 16 %; seen in 134 lines. */
        public String SellItem;
        /** The module sold in exchange, as shown in game. 16 %; seen in 134 lines. */
        public String SellItem_Localised;
        /** Credits received for that module. 16 %; seen in 134 lines. */
        public Long SellPrice;
        /** Internal name of the module put into storage in exchange; omitted if none. 25 %; seen in 203 lines. */
        public String StoredItem;
        /** The module put into storage in exchange, as shown in game. 25 %; seen in 203 lines. */
        public String StoredItem_Localised;
        /** Internal name of the module bought. Always; seen in 820 lines. */
        public String BuyItem;
        /** The module bought, as shown in game. Over 99 %; seen in 820 lines. */
        public String BuyItem_Localised;
        /** Market ID of the station; since 3.0. Always; seen in 820 lines. */
        public Long MarketID;
        /** Price, in credits. Always; seen in 820 lines. */
        public Long BuyPrice;
        /** Price in Merc Coins, if it is sold for those; since 4.3.3.0. 3 %; seen in 25 lines. */
        public Long BuyMercCoinsPrice;
        /** Internal name of the ship the player is in. Always; seen in 820 lines. */
        public String Ship;
        /** ID of that ship among the player's own. Always; seen in 820 lines. */
        public Long ShipID;

        @Override
        public String kind() {
            return "ModuleBuy";
        }
    }

    /**
     * Written when the player buys a module straight into storage. It is outside the specification, and
     * known from 53 real lines. It came with version 4.0.0.1800 of the game.
     */
    public static final class ModuleBuyAndStore extends Event {
        /** Time of the event. Always; seen in 53 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 53 lines. */
        public String event;
        /** Internal name of the module bought. Always; seen in 53 lines. */
        public String BuyItem;
        /** The module bought, as shown in game. Over 99 %; seen in 53 lines. */
        public String BuyItem_Localised;
        /** Market ID of the station. Always; seen in 53 lines. */
        public Long MarketID;
        /** Price, in credits. Always; seen in 53 lines. */
        public Long BuyPrice;
        /** Price in Merc Coins, if it is sold for those; since 4.3.3.0. 3 %; seen in 2 lines. */
        public Long BuyMercCoinsPrice;
        /** Internal name of the ship the player is in. Always; seen in 53 lines. */
        public String Ship;
        /** ID of that ship among the player's own. Always; seen in 53 lines. */
        public Long ShipID;

        @Override
        public String kind() {
            return "ModuleBuyAndStore";
        }
    }

    /**
     * Written when the player takes a module out of storage and has it fitted. It is outside the
     * specification, and known from 272 real lines.
     */
    public static final class ModuleRetrieve extends Event {
        /** Time of the event. Always; seen in 272 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 272 lines. */
        public String event;
        /** Market ID of the station; since 3.0. Always; seen in 272 lines. */
        public Long MarketID;
        /** The slot it is fitted in. Always; seen in 272 lines. */
        public String Slot;
        /** Internal name of the module taken out. Always; seen in 272 lines. */
        public String RetrievedItem;
        /** The module taken out, as shown in game. Over 99 %; seen in 272 lines. */
        public String RetrievedItem_Localised;
        /** Internal name of the ship the player is in. Always; seen in 272 lines. */
        public String Ship;
        /** ID of that ship among the player's own. Always; seen in 272 lines. */
        public Long ShipID;
        /** The module is marked as hot (stolen); since 3.0. Always; seen in 272 lines. */
        public Boolean Hot;
        /** Internal name of the blueprint applied; only for an engineered module. 28 %; seen in 76 lines. */
        public String EngineerModifications;
        /** Grade of that blueprint, from 1 to 5. 28 %; seen in 76 lines. */
        public Long Level;
        /** Progress within the grade, from 0 to 1. 28 %; seen in 76 lines. */
        public Double Quality;
        /**
         * Internal name of the module put into storage instead; omitted if the slot was empty. 30 %; seen in
         * 82 lines.
         */
        public String SwapOutItem;
        /** The module put into storage instead, as shown in game. 30 %; seen in 82 lines. */
        public String SwapOutItem_Localised;
        /** Cost, in credits. Declared only; declared only. */
        public Long Cost;

        @Override
        public String kind() {
            return "ModuleRetrieve";
        }
    }

    /**
     * Written when the player sells a module of the ship. It is outside the specification, and known from
     * 193 real lines.
     */
    public static final class ModuleSell extends Event {
        /** Time of the event. Always; seen in 193 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 193 lines. */
        public String event;
        /** Market ID of the station; since 3.0. Always; seen in 193 lines. */
        public Long MarketID;
        /** The slot it was fitted in. Always; seen in 193 lines. */
        public String Slot;
        /** Internal name of the module sold. Always; seen in 193 lines. */
        public String SellItem;
        /** The module sold, as shown in game. Over 99 %; seen in 193 lines. */
        public String SellItem_Localised;
        /** Credits received. Always; seen in 193 lines. */
        public Long SellPrice;
        /** Internal name of the ship the player is in. Always; seen in 193 lines. */
        public String Ship;
        /** ID of that ship among the player's own. Always; seen in 193 lines. */
        public Long ShipID;

        @Override
        public String kind() {
            return "ModuleSell";
        }
    }

    /**
     * Written when the player sells a module stored at another station. It is outside the specification,
     * and known from 24 real lines.
     */
    public static final class ModuleSellRemote extends Event {
        /** Time of the event. Always; seen in 24 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 24 lines. */
        public String event;
        /** Storage slot of the module. Over 99 %; seen in 24 lines. */
        public Long StorageSlot;
        /** Internal name of the module sold. Always; seen in 24 lines. */
        public String SellItem;
        /** The module sold, as shown in game. Over 99 %; seen in 24 lines. */
        public String SellItem_Localised;
        /** ID of the module. Over 99 %; seen in 24 lines. */
        public Long ServerId;
        /** Credits received. Always; seen in 24 lines. */
        public Long SellPrice;
        /** Internal name of the ship the player is in. Always; seen in 24 lines. */
        public String Ship;
        /** ID of that ship among the player's own. Always; seen in 24 lines. */
        public Long ShipID;

        @Override
        public String kind() {
            return "ModuleSellRemote";
        }
    }

    /**
     * Written when the player puts a module of the ship into storage. It is outside the specification, and
     * known from 288 real lines.
     */
    public static final class ModuleStore extends Event {
        /** Time of the event. Always; seen in 288 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 288 lines. */
        public String event;
        /** Market ID of the station; since 3.0. Always; seen in 288 lines. */
        public Long MarketID;
        /** The slot it was fitted in. Always; seen in 288 lines. */
        public String Slot;
        /** Internal name of the module stored. Always; seen in 288 lines. */
        public String StoredItem;
        /** The module stored, as shown in game. Over 99 %; seen in 288 lines. */
        public String StoredItem_Localised;
        /**
         * Internal name of the module fitted instead, if the slot must not be empty. Declared only; declared
         * only.
         */
        public String ReplacementItem;
        /**
         * The module fitted instead, as shown in game, if the slot must not be empty. Declared only; declared
         * only.
         */
        public String ReplacementItem_Localised;
        /** Internal name of the ship the player is in. Always; seen in 288 lines. */
        public String Ship;
        /** ID of that ship among the player's own. Always; seen in 288 lines. */
        public Long ShipID;
        /** The module is marked as hot (stolen); since 3.0. Over 99 %; seen in 288 lines. */
        public Boolean Hot;
        /** Internal name of the blueprint applied; only for an engineered module. 16 %; seen in 46 lines. */
        public String EngineerModifications;
        /** Grade of that blueprint, from 1 to 5. 16 %; seen in 46 lines. */
        public Long Level;
        /** Progress within the grade, from 0 to 1. 16 %; seen in 46 lines. */
        public Double Quality;
        /** Cost, in credits. Declared only; declared only. */
        public Long Cost;

        @Override
        public String kind() {
            return "ModuleStore";
        }
    }

    /**
     * Written when the player moves a module to another slot of the ship, or swaps two. It is outside the
     * specification, and known from 33 real lines.
     */
    public static final class ModuleSwap extends Event {
        /** Time of the event. Always; seen in 33 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 33 lines. */
        public String event;
        /** Market ID of the station; since 3.0. Always; seen in 33 lines. */
        public Long MarketID;
        /** The slot the module comes from. Always; seen in 33 lines. */
        public String FromSlot;
        /** The slot it is moved to. Always; seen in 33 lines. */
        public String ToSlot;
        /** Internal name of the module moved. Always; seen in 33 lines. */
        public String FromItem;
        /** The module moved, as shown in game. Over 99 %; seen in 33 lines. */
        public String FromItem_Localised;
        /**
         * Internal name of the module that was in the other slot; Null if it was empty. Always; seen in 33
         * lines.
         */
        public String ToItem;
        /** The module that was in the other slot, as shown in game. 33 %; seen in 11 lines. */
        public String ToItem_Localised;
        /** Internal name of the ship the player is in. Always; seen in 33 lines. */
        public String Ship;
        /** ID of that ship among the player's own. Always; seen in 33 lines. */
        public Long ShipID;

        @Override
        public String kind() {
            return "ModuleSwap";
        }
    }

    /** A module on sale at a station. */
    public static final class ModuleForSale extends JournalObject {
        /** ID of the module type. Always; seen in 708 lines. */
        public Long id;
        /** Internal name of the module, in lower case. Always; seen in 708 lines. */
        public String Name;
        /** Price, in credits. Always; seen in 708 lines. */
        public Long BuyPrice;
        /** Price in Merc Coins, if it is sold for those; since 4.3.3.0. 3 %; seen in 21 lines. */
        public Long BuyMercCoinsPrice;
    }

    /**
     * Written when the player opens outfitting. It is outside the specification, and known from 708 real
     * lines. It came with version 3.0 of the game.
     */
    public static final class Outfitting extends Event {
        /** Time of the event. Always; seen in 708 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 708 lines. */
        public String event;
        /** Market ID of the station. Always; seen in 708 lines. */
        public Long MarketID;
        /** Name of the station. Always; seen in 708 lines. */
        public String StationName;
        /** Name of its system. Always; seen in 708 lines. */
        public String StarSystem;
        /** The player has Horizons; only in the file. Optional; seen in 3 lines. */
        public Boolean Horizons;
        /** The modules on sale; only in the file. Optional; seen in 3 lines. */
        public List<ModuleForSale> Items;

        @Override
        public String kind() {
            return "Outfitting";
        }
    }

    /**
     * Written when the player pays off one or more bounties. It is outside the specification, and known
     * from 14 real lines. It came with version 3.0.4 of the game.
     */
    public static final class PayBounties extends Event {
        /** Time of the event. Always; seen in 14 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 14 lines. */
        public String event;
        /** Credits paid, with the broker's cut. Always; seen in 14 lines. */
        public Long Amount;
        /** Everything owed is paid. 93 %; seen in 13 lines. */
        public Boolean AllFines;
        /** The faction paid, if it is a single one; since 3.0.4. 79 %; seen in 11 lines. */
        public String Faction;
        /** The faction paid, as shown in game, if it is a single one. 7.2 %; seen in 1 line. */
        public String Faction_Localised;
        /** ID of the ship the bounty was on; since 3.0.4. Always; seen in 14 lines. */
        public Long ShipID;
        /** The broker's cut, in percent. Over 99 %; seen in 14 lines. */
        public Double BrokerPercentage;

        @Override
        public String kind() {
            return "PayBounties";
        }
    }

    /**
     * Written when the player pays one or more fines. It is outside the specification, and known from 60
     * real lines.
     */
    public static final class PayFines extends Event {
        /** Time of the event. Always; seen in 60 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 60 lines. */
        public String event;
        /** Credits paid. Always; seen in 60 lines. */
        public Long Amount;
        /** All fines are paid. Over 99 %; seen in 60 lines. */
        public Boolean AllFines;
        /** The faction the fines are paid to, if it is a single one; since 3.0.4. 70 %; seen in 42 lines. */
        public String Faction;
        /**
         * The faction the fines are paid to, as shown in game, if it is a single one. Declared only; declared
         * only.
         */
        public String Faction_Localised;
        /** ID of the ship that was fined; since 3.0.4. Always; seen in 60 lines. */
        public Long ShipID;
        /** The broker's cut, in percent. 17 %; seen in 10 lines. */
        public Double BrokerPercentage;

        @Override
        public String kind() {
            return "PayFines";
        }
    }

    /** What one faction pays for vouchers. */
    public static final class FactionPayout extends JournalObject {
        /** Name of the faction; may be empty. Always; seen in 141 lines. */
        public String Faction;
        /** Credits from that faction. Always; seen in 141 lines. */
        public Long Amount;
    }

    /**
     * Written when the player cashes in vouchers, such as bounties or combat bonds. It is outside the
     * specification, and known from 141 real lines.
     */
    public static final class RedeemVoucher extends Event {
        /** Time of the event. Always; seen in 141 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 141 lines. */
        public String event;
        /** Kind of vouchers. Always; seen in 141 lines. */
        public String Type;
        /** Credits received, after the broker's cut. Always; seen in 141 lines. */
        public Long Amount;
        /** The faction that issued them, if it is a single one; may be empty. 29 %; seen in 41 lines. */
        public String Faction;
        /** What each faction pays; only for bounties. 58 %; seen in 82 lines. */
        public List<FactionPayout> Factions;
        /** The broker's cut, in percent; omitted without a broker. 14 %; seen in 20 lines. */
        public Double BrokerPercentage;

        @Override
        public String kind() {
            return "RedeemVoucher";
        }
    }

    /**
     * Written when the ship is refuelled at a station. It is outside the specification, and known from
     * 2,312 real lines.
     */
    public static final class RefuelAll extends Event {
        /** Time of the event. Always; seen in 2,312 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2,312 lines. */
        public String event;
        /** Cost, in credits. Always; seen in 2,312 lines. */
        public Long Cost;
        /** Fuel bought, in tonnes. Always; seen in 2,312 lines. */
        public Double Amount;

        @Override
        public String kind() {
            return "RefuelAll";
        }
    }

    /**
     * Written when the ship is refuelled in part at a station. It is declared only: public libraries name
     * it, but no real line of it was seen.
     */
    public static final class RefuelPartial extends Event {
        /** Time of the event. Always; declared only. */
        public String timestamp;
        /** Name of the event. Always; declared only. */
        public String event;
        /** Cost, in credits. Always; declared only. */
        public Long Cost;
        /** Fuel bought, in tonnes. Always; declared only. */
        public Double Amount;

        @Override
        public String kind() {
            return "RefuelPartial";
        }
    }

    /**
     * Written when the player has single parts of the ship repaired at a station. It is outside the
     * specification, and known from 244 real lines.
     */
    public static final class Repair extends Event {
        /** Time of the event. Always; seen in 244 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 244 lines. */
        public String event;
        /** Internal names of the modules and parts repaired; since 3.7. 99 %; seen in 241 lines. */
        public List<String> Items;
        /** The part repaired, as shown in game, if it is written as a single one. Declared only; declared only. */
        public String Item_Localised;
        /** Cost, in credits. Always; seen in 244 lines. */
        public Long Cost;

        @Override
        public String kind() {
            return "Repair";
        }
    }

    /**
     * Written when the player has the whole ship repaired at a station. It is outside the specification,
     * and known from 694 real lines.
     */
    public static final class RepairAll extends Event {
        /** Time of the event. Always; seen in 694 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 694 lines. */
        public String event;
        /** Cost, in credits. Always; seen in 694 lines. */
        public Long Cost;

        @Override
        public String kind() {
            return "RepairAll";
        }
    }

    /**
     * Written when the player buys SRVs or fighters for the ship at a station. It is outside the
     * specification, and known from 103 real lines.
     */
    public static final class RestockVehicle extends Event {
        /** Time of the event. Always; seen in 103 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 103 lines. */
        public String event;
        /** Internal name of the vehicle. Always; seen in 103 lines. */
        public String Type;
        /** The vehicle, as shown in game. 35 %; seen in 36 lines. */
        public String Type_Localised;
        /** Loadout of the vehicle. Always; seen in 103 lines. */
        public String Loadout;
        /** ID of the vehicle. 35 %; seen in 36 lines. */
        public Long ID;
        /** Cost, in credits. 99 %; seen in 102 lines. */
        public Long Cost;
        /** How many are bought. Always; seen in 103 lines. */
        public Long Count;

        @Override
        public String kind() {
            return "RestockVehicle";
        }
    }

    /**
     * Written when the player gives materials to a research project. It is outside the specification, and
     * known from 1 real line.
     */
    public static final class ScientificResearch extends Event {
        /** Time of the event. Always; seen in 1 line. */
        public String timestamp;
        /** Name of the event. Always; seen in 1 line. */
        public String event;
        /** Market ID of the station. Over 99 %; seen in 1 line. */
        public Long MarketID;
        /** Internal name of the material. Always; seen in 1 line. */
        public String Name;
        /** The material, as shown in game. Over 99 %; seen in 1 line. */
        public String Name_Localised;
        /** Category of the material. Always; seen in 1 line. */
        public String Category;
        /** How many. Always; seen in 1 line. */
        public Long Count;

        @Override
        public String kind() {
            return "ScientificResearch";
        }
    }

    /**
     * Written when the player hands in finds at a search and rescue contact. It is outside the
     * specification, and known from 23 real lines. It came with version 2.4 of the game.
     */
    public static final class SearchAndRescue extends Event {
        /** Time of the event. Always; seen in 23 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 23 lines. */
        public String event;
        /** Market ID of the station; since 3.0. Always; seen in 23 lines. */
        public Long MarketID;
        /** Internal name of the commodity handed in. Always; seen in 23 lines. */
        public String Name;
        /** The commodity handed in, as shown in game. Over 99 %; seen in 23 lines. */
        public String Name_Localised;
        /** Number of tonnes. Always; seen in 23 lines. */
        public Long Count;
        /** Reward, in credits. Always; seen in 23 lines. */
        public Long Reward;

        @Override
        public String kind() {
            return "SearchAndRescue";
        }
    }

    /**
     * Written when the player sells a stored ship on the rebuy screen to raise credits. It is outside the
     * specification, and known from 1 real line. It came with version 2.4 of the game.
     */
    public static final class SellShipOnRebuy extends Event {
        /** Time of the event. Always; seen in 1 line. */
        public String timestamp;
        /** Name of the event. Always; seen in 1 line. */
        public String event;
        /** Internal name of the ship sold. Always; seen in 1 line. */
        public String ShipType;
        /** The ship sold, as shown in game. Declared only; declared only. */
        public String ShipType_Localised;
        /** Name of the system it was stored in. Always; seen in 1 line. */
        public String System;
        /** ID the ship had among the player's own. Always; seen in 1 line. */
        public Long SellShipId;
        /** Credits received. Always; seen in 1 line. */
        public Long ShipPrice;

        @Override
        public String kind() {
            return "SellShipOnRebuy";
        }
    }

    /**
     * Written when the player names a ship. It is outside the specification, and known from 29 real lines.
     * It came with version 2.3 of the game.
     */
    public static final class SetUserShipName extends Event {
        /** Time of the event. Always; seen in 29 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 29 lines. */
        public String event;
        /** Internal name of the ship. Always; seen in 29 lines. */
        public String Ship;
        /** ID of the ship among the player's own. Always; seen in 29 lines. */
        public Long ShipID;
        /** Name the player gives the ship. Always; seen in 29 lines. */
        public String UserShipName;
        /** ID plate the player gives the ship. Always; seen in 29 lines. */
        public String UserShipId;

        @Override
        public String kind() {
            return "SetUserShipName";
        }
    }

    /**
     * Written when a ship claimed at a shipyard has joined the player's own. It is outside the
     * specification, and known from 3 real lines. It came with version 4.0.0.1804 of the game.
     */
    public static final class ShipRedeemed extends Event {
        /** Time of the event. Always; seen in 3 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 3 lines. */
        public String event;
        /** Internal name of the ship. Always; seen in 3 lines. */
        public String ShipType;
        /** The ship, as shown in game. 33 %; seen in 1 line. */
        public String ShipType_Localised;
        /** ID of the new ship among the player's own. Always; seen in 3 lines. */
        public Long NewShipID;

        @Override
        public String kind() {
            return "ShipRedeemed";
        }
    }

    /** A ship on sale at a station. */
    public static final class ShipForSale extends JournalObject {
        /** ID of the ship type. Always; seen in 718 lines. */
        public Long id;
        /** Internal name of the ship. Always; seen in 718 lines. */
        public String ShipType;
        /** The ship, as shown in game. 64 %; seen in 457 lines. */
        public String ShipType_Localised;
        /** Price, in credits. Always; seen in 718 lines. */
        public Long ShipPrice;
    }

    /**
     * Written when the player opens a shipyard. It is outside the specification, and known from 718 real
     * lines. It came with version 3.0 of the game.
     */
    public static final class Shipyard extends Event {
        /** Time of the event. Always; seen in 718 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 718 lines. */
        public String event;
        /** Market ID of the station. Always; seen in 718 lines. */
        public Long MarketID;
        /** Name of the station. Always; seen in 718 lines. */
        public String StationName;
        /** Name of its system. Always; seen in 718 lines. */
        public String StarSystem;
        /** The player has Horizons; only in the file. Optional; seen in 4 lines. */
        public Boolean Horizons;
        /** The player may buy the Cobra Mk IV; only in the file. Optional; seen in 4 lines. */
        public Boolean AllowCobraMkIV;
        /** The ships on sale; only in the file. Optional; seen in 4 lines. */
        public List<ShipForSale> PriceList;

        @Override
        public String kind() {
            return "Shipyard";
        }
    }

    /**
     * Written when the player gives a ship to the bank of the squadron at a shipyard. It is outside the
     * specification, and known from 1 real line. It came with version 4.2.0.0 of the game.
     */
    public static final class ShipyardBankDeposit extends Event {
        /** Time of the event. Always; seen in 1 line. */
        public String timestamp;
        /** Name of the event. Always; seen in 1 line. */
        public String event;
        /** Internal name of the ship. Always; seen in 1 line. */
        public String ShipType;
        /** The ship, as shown in game. Over 99 %; seen in 1 line. */
        public String ShipType_Localised;
        /** Market ID of the station or the carrier. Always; seen in 1 line. */
        public Long MarketID;

        @Override
        public String kind() {
            return "ShipyardBankDeposit";
        }
    }

    /** Written when the player buys a ship. It is outside the specification, and known from 24 real lines. */
    public static final class ShipyardBuy extends Event {
        /** Time of the event. Always; seen in 24 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 24 lines. */
        public String event;
        /** Internal name of the ship bought. Always; seen in 24 lines. */
        public String ShipType;
        /** The ship bought, as shown in game. 63 %; seen in 15 lines. */
        public String ShipType_Localised;
        /** Price, in credits. Always; seen in 24 lines. */
        public Long ShipPrice;
        /** Internal name of the old ship, if it is stored. Over 99 %; seen in 24 lines. */
        public String StoreOldShip;
        /** ID of the ship stored. Over 99 %; seen in 24 lines. */
        public Long StoreShipID;
        /** Market ID of the station; since 3.0. Always; seen in 24 lines. */
        public Long MarketID;
        /** Internal name of the old ship, if it is sold. Declared only; declared only. */
        public String SellOldShip;
        /** ID of the ship sold. Declared only; declared only. */
        public Long SellShipID;
        /** Credits received for the old ship. Declared only; declared only. */
        public Long SellPrice;

        @Override
        public String kind() {
            return "ShipyardBuy";
        }
    }

    /**
     * Written when a ship just bought has joined the player's own. It is outside the specification, and
     * known from 24 real lines.
     */
    public static final class ShipyardNew extends Event {
        /** Time of the event. Always; seen in 24 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 24 lines. */
        public String event;
        /** Internal name of the ship. Always; seen in 24 lines. */
        public String ShipType;
        /** The ship, as shown in game. 63 %; seen in 15 lines. */
        public String ShipType_Localised;
        /** ID of the new ship among the player's own. Always; seen in 24 lines. */
        public Long NewShipID;

        @Override
        public String kind() {
            return "ShipyardNew";
        }
    }

    /**
     * Written when the player claims a ready-built ship at a shipyard. It is outside the specification,
     * and known from 3 real lines. It came with version 4.0.0.1804 of the game.
     */
    public static final class ShipyardRedeem extends Event {
        /** Time of the event. Always; seen in 3 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 3 lines. */
        public String event;
        /** Internal name of the ship. Always; seen in 3 lines. */
        public String ShipType;
        /** The ship, as shown in game. 33 %; seen in 1 line. */
        public String ShipType_Localised;
        /** ID of the bundle that grants the ship. Over 99 %; seen in 3 lines. */
        public Long BundleID;
        /** Market ID of the station. Over 99 %; seen in 3 lines. */
        public Long MarketID;

        @Override
        public String kind() {
            return "ShipyardRedeem";
        }
    }

    /**
     * Written when the player sells a stored ship. It is outside the specification, and known from 5 real
     * lines.
     */
    public static final class ShipyardSell extends Event {
        /** Time of the event. Always; seen in 5 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 5 lines. */
        public String event;
        /** Internal name of the ship sold. Always; seen in 5 lines. */
        public String ShipType;
        /** The ship sold, as shown in game. 60 %; seen in 3 lines. */
        public String ShipType_Localised;
        /** ID the ship had among the player's own. Always; seen in 5 lines. */
        public Long SellShipID;
        /** Credits received. Always; seen in 5 lines. */
        public Long ShipPrice;
        /** Name of the system it was stored in, if elsewhere. 60 %; seen in 3 lines. */
        public String System;
        /** Market ID of the station it was stored at, if elsewhere; since 3.0. 60 %; seen in 3 lines. */
        public Long ShipMarketID;
        /** Market ID of the station the player is at; since 3.0. Over 99 %; seen in 5 lines. */
        public Long MarketID;

        @Override
        public String kind() {
            return "ShipyardSell";
        }
    }

    /**
     * Written when the player changes to another of the stored ships. It is outside the specification, and
     * known from 423 real lines.
     */
    public static final class ShipyardSwap extends Event {
        /** Time of the event. Always; seen in 423 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 423 lines. */
        public String event;
        /** Internal name of the ship changed to. Always; seen in 423 lines. */
        public String ShipType;
        /** The ship changed to, as shown in game. 80 %; seen in 338 lines. */
        public String ShipType_Localised;
        /** ID of that ship among the player's own. Always; seen in 423 lines. */
        public Long ShipID;
        /** Internal name of the old ship, if it is stored. Over 99 %; seen in 423 lines. */
        public String StoreOldShip;
        /** ID of the ship stored. Over 99 %; seen in 423 lines. */
        public Long StoreShipID;
        /** Market ID of the station; since 3.0. Always; seen in 423 lines. */
        public Long MarketID;
        /** Internal name of the old ship, if it is sold. Declared only; declared only. */
        public String SellOldShip;
        /** ID of the ship sold. Declared only; declared only. */
        public Long SellShipID;

        @Override
        public String kind() {
            return "ShipyardSwap";
        }
    }

    /**
     * Written when the player has a stored ship brought from elsewhere. It is outside the specification,
     * and known from 103 real lines.
     */
    public static final class ShipyardTransfer extends Event {
        /** Time of the event. Always; seen in 103 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 103 lines. */
        public String event;
        /** Internal name of the ship. Always; seen in 103 lines. */
        public String ShipType;
        /** The ship, as shown in game. 77 %; seen in 79 lines. */
        public String ShipType_Localised;
        /** ID of the ship among the player's own. Always; seen in 103 lines. */
        public Long ShipID;
        /** Name of the system it comes from. Always; seen in 103 lines. */
        public String System;
        /** Market ID of the station it comes from; since 3.0. Always; seen in 103 lines. */
        public Long ShipMarketID;
        /** Distance to that system, in light-years. Always; seen in 103 lines. */
        public Double Distance;
        /** Transfer cost, in credits. Always; seen in 103 lines. */
        public Long TransferPrice;
        /** Transfer time, in seconds; since 2.4. Always; seen in 103 lines. */
        public Long TransferTime;
        /** Market ID of the station the player is at; since 3.0. Always; seen in 103 lines. */
        public Long MarketID;

        @Override
        public String kind() {
            return "ShipyardTransfer";
        }
    }

    /** A ship stored elsewhere or on its way. */
    public static final class RemoteShip extends JournalObject {
        /** ID of the ship among the player's own. Always; seen in 729 lines. */
        public Long ShipID;
        /** Internal name of the ship. Always; seen in 729 lines. */
        public String ShipType;
        /** The ship, as shown in game. 63 %; seen in 457 lines. */
        public String ShipType_Localised;
        /** Name the player gave the ship; may be empty or missing. 99 %; seen in 723 lines. */
        public String Name;
        /** The system it is stored in. 98 %; seen in 717 lines. */
        public String StarSystem;
        /** Market ID of the station it is stored at. 98 %; seen in 717 lines. */
        public Long ShipMarketID;
        /** Cost of transferring it here, in credits. 98 %; seen in 717 lines. */
        public Long TransferPrice;
        /** Time to transfer it here, in seconds. 98 %; seen in 717 lines. */
        public Long TransferTime;
        /** It is being transferred; omitted if not. 1.6 %; seen in 12 lines. */
        public Boolean InTransit;
        /** Value of the ship, in credits. Always; seen in 729 lines. */
        public Long Value;
        /** It is marked as hot. Always; seen in 729 lines. */
        public Boolean Hot;
    }

    /** A ship stored at this station. */
    public static final class StoredShip extends JournalObject {
        /** ID of the ship among the player's own. Always; seen in 729 lines. */
        public Long ShipID;
        /** Internal name of the ship. Always; seen in 729 lines. */
        public String ShipType;
        /** The ship, as shown in game. 71 %; seen in 518 lines. */
        public String ShipType_Localised;
        /** Name the player gave the ship; may be empty or missing. 69 %; seen in 499 lines. */
        public String Name;
        /** Value of the ship, in credits. Always; seen in 729 lines. */
        public Long Value;
        /** It is marked as hot. Always; seen in 729 lines. */
        public Boolean Hot;
    }

    /**
     * Written when the player opens a shipyard. It is outside the specification, and known from 729 real
     * lines. It came with version 3.0 of the game.
     */
    public static final class StoredShips extends Event {
        /** Time of the event. Always; seen in 729 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 729 lines. */
        public String event;
        /** Name of the station the player is at. Always; seen in 729 lines. */
        public String StationName;
        /** Market ID of that station. Always; seen in 729 lines. */
        public Long MarketID;
        /** Name of its system. Always; seen in 729 lines. */
        public String StarSystem;
        /** The ships stored at this station. Always; seen in 729 lines. */
        public List<StoredShip> ShipsHere;
        /** The ships stored elsewhere. Always; seen in 729 lines. */
        public List<RemoteShip> ShipsRemote;

        @Override
        public String kind() {
            return "StoredShips";
        }
    }

    /** An amount of one material paid to a technology broker. */
    public static final class BrokerMaterial extends JournalObject {
        /** Internal name of the material. Always; seen in 47 lines. */
        public String Name;
        /** The material, as shown in game. 68 %; seen in 32 lines. */
        public String Name_Localised;
        /** How many. Always; seen in 47 lines. */
        public Long Count;
        /** Category of the material. Always; seen in 47 lines. */
        public String Category;
    }

    /** An amount of one commodity paid to a technology broker. */
    public static final class BrokerCommodity extends JournalObject {
        /** Internal name of the commodity. Always; seen in 47 lines. */
        public String Name;
        /** The commodity, as shown in game. Over 99 %; seen in 47 lines. */
        public String Name_Localised;
        /** Number of tonnes. Always; seen in 47 lines. */
        public Long Count;
    }

    /** A module or weapon the player may now buy. */
    public static final class UnlockedItem extends JournalObject {
        /** Internal name of the module or weapon. Always; seen in 47 lines. */
        public String Name;
        /** The module or weapon, as shown in game. Over 99 %; seen in 47 lines. */
        public String Name_Localised;
    }

    /**
     * Written when the player unlocks technology at a technology broker. It is outside the specification,
     * and known from 47 real lines. It came with version 3.0 of the game.
     */
    public static final class TechnologyBroker extends Event {
        /** Time of the event. Always; seen in 47 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 47 lines. */
        public String event;
        /** Type of broker; since 3.0.3. Always; seen in 47 lines. */
        public String BrokerType;
        /** Market ID of the station. Always; seen in 47 lines. */
        public Long MarketID;
        /** What has been unlocked. Always; seen in 47 lines. */
        public List<UnlockedItem> ItemsUnlocked;
        /** The commodities paid; since 3.0.3. Always; seen in 47 lines. */
        public List<BrokerCommodity> Commodities;
        /** The materials paid; since 3.0.3. Always; seen in 47 lines. */
        public List<BrokerMaterial> Materials;
        /**
         * Internal name of what has been unlocked, where a single item is written. Declared only; declared
         * only.
         */
        public String ItemUnlocked;

        @Override
        public String kind() {
            return "TechnologyBroker";
        }
    }

    /** An amount of one thing carried on foot. */
    public static final class MicroResource extends JournalObject {
        /** Internal name of the item. Always; seen in 2 lines. */
        public String Name;
        /** The item, as shown in game. Over 99 %; seen in 2 lines. */
        public String Name_Localised;
        /** Category of the item. Always; seen in 2 lines. */
        public String Category;
        /** How many. Always; seen in 2 lines. */
        public Long Count;
    }

    /**
     * Written when the player hands in items for a power, on foot. It is outside the specification, and
     * known from 2 real lines. It came with version 4.0.0.1900 of the game.
     */
    public static final class DeliverPowerMicroResources extends Event {
        /** Time of the event. Always; seen in 2 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2 lines. */
        public String event;
        /** Number of items in all. Always; seen in 2 lines. */
        public Long TotalCount;
        /** The items handed in. Always; seen in 2 lines. */
        public List<MicroResource> MicroResources;
        /** Market ID of the station. Always; seen in 2 lines. */
        public Long MarketID;

        @Override
        public String kind() {
            return "DeliverPowerMicroResources";
        }
    }

    /**
     * Written when the player hacks a holoscreen so that it advertises another power. It is outside the
     * specification, and known from 2 real lines. It came with version 4.0.0.1900 of the game.
     */
    public static final class HoloscreenHacked extends Event {
        /** Time of the event. Always; seen in 2 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2 lines. */
        public String event;
        /** The power it advertised before, if any. Over 99 %; seen in 2 lines. */
        public String PowerBefore;
        /** The power it advertises now. Always; seen in 2 lines. */
        public String PowerAfter;

        @Override
        public String kind() {
            return "HoloscreenHacked";
        }
    }

    /**
     * Written when the game starts up, if the player is pledged to a power. It is outside the
     * specification, and known from 5,239 real lines. It came with version 3.0 of the game.
     */
    public static final class Powerplay extends Event {
        /** Time of the event. Always; seen in 5,239 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 5,239 lines. */
        public String event;
        /** The power the player is pledged to. Always; seen in 5,239 lines. */
        public String Power;
        /** The player's rank with the power. Always; seen in 5,239 lines. */
        public Long Rank;
        /** The player's merits. Always; seen in 5,239 lines. */
        public Long Merits;
        /** Votes the player has; only in the first Powerplay; until 4.0.0.1804. 99 %; seen in 5,187 lines. */
        public Long Votes;
        /** Time since the player pledged, in seconds. Always; seen in 5,239 lines. */
        public Long TimePledged;

        @Override
        public String kind() {
            return "Powerplay";
        }
    }

    /**
     * Written when the player picks up commodities of a power to deliver them. It is outside the
     * specification, and known from 257 real lines.
     */
    public static final class PowerplayCollect extends Event {
        /** Time of the event. Always; seen in 257 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 257 lines. */
        public String event;
        /** The power the player is pledged to. Always; seen in 257 lines. */
        public String Power;
        /** Internal name of the commodity of the power. Always; seen in 257 lines. */
        public String Type;
        /** The commodity of the power, as shown in game. Over 99 %; seen in 257 lines. */
        public String Type_Localised;
        /** Tonnes picked up. Always; seen in 257 lines. */
        public Long Count;

        @Override
        public String kind() {
            return "PowerplayCollect";
        }
    }

    /**
     * Written when the player leaves one power for another. It is outside the specification, and known
     * from 1 real line.
     */
    public static final class PowerplayDefect extends Event {
        /** Time of the event. Always; seen in 1 line. */
        public String timestamp;
        /** Name of the event. Always; seen in 1 line. */
        public String event;
        /** The power left. Always; seen in 1 line. */
        public String FromPower;
        /** The power joined. Always; seen in 1 line. */
        public String ToPower;

        @Override
        public String kind() {
            return "PowerplayDefect";
        }
    }

    /**
     * Written when the player delivers commodities of a power. It is outside the specification, and known
     * from 5 real lines.
     */
    public static final class PowerplayDeliver extends Event {
        /** Time of the event. Always; seen in 5 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 5 lines. */
        public String event;
        /** The power the player is pledged to. Always; seen in 5 lines. */
        public String Power;
        /** Internal name of the commodity of the power. Always; seen in 5 lines. */
        public String Type;
        /** The commodity of the power, as shown in game. Over 99 %; seen in 5 lines. */
        public String Type_Localised;
        /** Tonnes delivered. Always; seen in 5 lines. */
        public Long Count;

        @Override
        public String kind() {
            return "PowerplayDeliver";
        }
    }

    /**
     * Written when the player pays to get the next allocation of a power's commodities at once; part of
     * the first Powerplay. It is outside the specification, and known from 234 real lines. Version
     * 4.0.0.1804 of the game was the last to write it.
     */
    public static final class PowerplayFastTrack extends Event {
        /** Time of the event. Always; seen in 234 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 234 lines. */
        public String event;
        /** The power the player is pledged to. Always; seen in 234 lines. */
        public String Power;
        /** Cost, in credits. Always; seen in 234 lines. */
        public Long Cost;

        @Override
        public String kind() {
            return "PowerplayFastTrack";
        }
    }

    /**
     * Written when the player pledges to a power. It is outside the specification, and known from 3 real
     * lines.
     */
    public static final class PowerplayJoin extends Event {
        /** Time of the event. Always; seen in 3 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 3 lines. */
        public String event;
        /** The power joined. Always; seen in 3 lines. */
        public String Power;

        @Override
        public String kind() {
            return "PowerplayJoin";
        }
    }

    /**
     * Written when the player leaves a power. It is outside the specification, and known from 4 real
     * lines.
     */
    public static final class PowerplayLeave extends Event {
        /** Time of the event. Always; seen in 4 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 4 lines. */
        public String event;
        /** The power left. Always; seen in 4 lines. */
        public String Power;

        @Override
        public String kind() {
            return "PowerplayLeave";
        }
    }

    /**
     * Written when the player earns merits. It is outside the specification, and known from 142 real
     * lines. It came with version 4.1.0.200 of the game.
     */
    public static final class PowerplayMerits extends Event {
        /** Time of the event. Always; seen in 142 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 142 lines. */
        public String event;
        /** The power the player is pledged to. Always; seen in 142 lines. */
        public String Power;
        /** Merits earned now. Always; seen in 142 lines. */
        public Long MeritsGained;
        /** Merits the player now has. Always; seen in 142 lines. */
        public Long TotalMerits;

        @Override
        public String kind() {
            return "PowerplayMerits";
        }
    }

    /**
     * Written when the player's rank with a power changes. It is outside the specification, and known from
     * 1 real line. It came with version 4.1.0.200 of the game.
     */
    public static final class PowerplayRank extends Event {
        /** Time of the event. Always; seen in 1 line. */
        public String timestamp;
        /** Name of the event. Always; seen in 1 line. */
        public String event;
        /** The power the player is pledged to. Always; seen in 1 line. */
        public String Power;
        /** The player's new rank with the power. Always; seen in 1 line. */
        public Long Rank;

        @Override
        public String kind() {
            return "PowerplayRank";
        }
    }

    /**
     * Written when the player collects the pay of a power; part of the first Powerplay. It is outside the
     * specification, and known from 13 real lines. Version 4.0.0.1804 of the game was the last to write
     * it.
     */
    public static final class PowerplaySalary extends Event {
        /** Time of the event. Always; seen in 13 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 13 lines. */
        public String event;
        /** The power the player is pledged to. Always; seen in 13 lines. */
        public String Power;
        /** Pay, in credits. Always; seen in 13 lines. */
        public Long Amount;

        @Override
        public String kind() {
            return "PowerplaySalary";
        }
    }

    /**
     * Written when the player votes on the plans of a power; part of the first Powerplay. It is declared
     * only: public libraries name it, but no real line of it was seen. Version 4.0.0.1804 of the game was
     * the last to write it.
     */
    public static final class PowerplayVote extends Event {
        /** Time of the event. Always; declared only. */
        public String timestamp;
        /** Name of the event. Always; declared only. */
        public String event;
        /** The power the player is pledged to. Always; declared only. */
        public String Power;
        /** Number of votes cast. Always; declared only. */
        public Long Votes;
        /** Number of votes for consolidation, that is against further growth. Always; declared only. */
        public Long VoteToConsolidate;
        /** The system voted on. Optional; declared only. */
        public String System;

        @Override
        public String kind() {
            return "PowerplayVote";
        }
    }

    /**
     * Written when the player is paid for fighting on behalf of a power; part of the first Powerplay. It
     * is outside the specification, and known from 1 real line. Version 4.0.0.1804 of the game was the
     * last to write it.
     */
    public static final class PowerplayVoucher extends Event {
        /** Time of the event. Always; seen in 1 line. */
        public String timestamp;
        /** Name of the event. Always; seen in 1 line. */
        public String event;
        /** The power the player is pledged to. Always; seen in 1 line. */
        public String Power;
        /** Names of the systems the vouchers are for. Always; seen in 1 line. */
        public List<String> Systems;

        @Override
        public String kind() {
            return "PowerplayVoucher";
        }
    }

    /**
     * Written when the player gets items for a task of a power, on foot. It is outside the specification,
     * and known from 4 real lines. It came with version 4.0.0.1900 of the game.
     */
    public static final class RequestPowerMicroResources extends Event {
        /** Time of the event. Always; seen in 4 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 4 lines. */
        public String event;
        /** Number of items in all. Always; seen in 4 lines. */
        public Long TotalCount;
        /** The items received. Always; seen in 4 lines. */
        public List<MicroResource> MicroResources;
        /** Market ID of the station. Always; seen in 4 lines. */
        public Long MarketID;

        @Override
        public String kind() {
            return "RequestPowerMicroResources";
        }
    }

    /**
     * Written when the player moves credits to or from the carrier. It is outside the specification, and
     * known from 46 real lines. It came with version 3.7 of the game.
     */
    public static final class CarrierBankTransfer extends Event {
        /** Time of the event. Always; seen in 46 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 46 lines. */
        public String event;
        /** ID of the carrier, which is also that of its market. Always; seen in 46 lines. */
        public Long CarrierID;
        /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. 13 %; seen in 6 lines. */
        public String CarrierType;
        /** Credits taken from the carrier. 22 %; seen in 10 lines. */
        public Long Withdraw;
        /** Credits given to the carrier. 78 %; seen in 36 lines. */
        public Long Deposit;
        /** Balance of the player afterwards, in credits. Always; seen in 46 lines. */
        public Long PlayerBalance;
        /** Balance of the carrier afterwards, in credits. Always; seen in 46 lines. */
        public Long CarrierBalance;

        @Override
        public String kind() {
            return "CarrierBankTransfer";
        }
    }

    /**
     * Written when the player buys a carrier. It is outside the specification, and known from 3 real
     * lines. It came with version 3.7 of the game.
     */
    public static final class CarrierBuy extends Event {
        /** Time of the event. Always; seen in 3 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 3 lines. */
        public String event;
        /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. 33 %; seen in 1 line. */
        public String CarrierType;
        /** ID of the carrier, which is also that of its market. Always; seen in 3 lines. */
        public Long CarrierID;
        /** ID of the market where it was bought. Always; seen in 3 lines. */
        public Long BoughtAtMarket;
        /** Name of the system where it appears. Always; seen in 3 lines. */
        public String Location;
        /** Address of that system. Always; seen in 3 lines. */
        public Long SystemAddress;
        /** Price, in credits. Always; seen in 3 lines. */
        public Long Price;
        /** Internal name of the layout. Always; seen in 3 lines. */
        public String Variant;
        /** Callsign of the carrier. Always; seen in 3 lines. */
        public String Callsign;

        @Override
        public String kind() {
            return "CarrierBuy";
        }
    }

    /**
     * Written when the player calls off the decommissioning of the carrier. It is declared only: public
     * libraries name it, but no real line of it was seen. It came with version 3.7 of the game.
     */
    public static final class CarrierCancelDecommission extends Event {
        /** Time of the event. Always; declared only. */
        public String timestamp;
        /** Name of the event. Always; declared only. */
        public String event;
        /** ID of the carrier, which is also that of its market. Always; declared only. */
        public Long CarrierID;
        /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. Optional; declared only. */
        public String CarrierType;

        @Override
        public String kind() {
            return "CarrierCancelDecommission";
        }
    }

    /**
     * Written when the player hires, dismisses, replaces or pauses crew of the carrier. It is outside the
     * specification, and known from 192 real lines. It came with version 3.7 of the game.
     */
    public static final class CarrierCrewServices extends Event {
        /** Time of the event. Always; seen in 192 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 192 lines. */
        public String event;
        /** ID of the carrier, which is also that of its market. Always; seen in 192 lines. */
        public Long CarrierID;
        /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. 2.1 %; seen in 4 lines. */
        public String CarrierType;
        /** The post. Always; seen in 192 lines. */
        public String CrewRole;
        /** What happens to the post. Always; seen in 192 lines. */
        public String Operation;
        /** Name of the crew member. Always; seen in 192 lines. */
        public String CrewName;

        @Override
        public String kind() {
            return "CarrierCrewServices";
        }
    }

    /**
     * Written when the player asks for the carrier to be decommissioned. It is declared only: public
     * libraries name it, but no real line of it was seen. It came with version 3.7 of the game.
     */
    public static final class CarrierDecommission extends Event {
        /** Time of the event. Always; declared only. */
        public String timestamp;
        /** Name of the event. Always; declared only. */
        public String event;
        /** ID of the carrier, which is also that of its market. Always; declared only. */
        public Long CarrierID;
        /** Credits to be returned. Always; declared only. */
        public Long ScrapRefund;
        /** When the carrier will be scrapped, in seconds since 1970. Always; declared only. */
        public Long ScrapTime;
        /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. Optional; declared only. */
        public String CarrierType;

        @Override
        public String kind() {
            return "CarrierDecommission";
        }
    }

    /**
     * Written when the player gives tritium to a carrier. It is outside the specification, and known from
     * 26 real lines. It came with version 3.7 of the game.
     */
    public static final class CarrierDepositFuel extends Event {
        /** Time of the event. Always; seen in 26 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 26 lines. */
        public String event;
        /** ID of the carrier, which is also that of its market. Always; seen in 26 lines. */
        public Long CarrierID;
        /** Tonnes of tritium given. Always; seen in 26 lines. */
        public Long Amount;
        /** Tonnes of tritium in the carrier's tank afterwards. Always; seen in 26 lines. */
        public Long Total;
        /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. Declared only; declared only. */
        public String CarrierType;

        @Override
        public String kind() {
            return "CarrierDepositFuel";
        }
    }

    /**
     * Written when the player changes who may dock at the carrier. It is outside the specification, and
     * known from 12 real lines. It came with version 3.7 of the game.
     */
    public static final class CarrierDockingPermission extends Event {
        /** Time of the event. Always; seen in 12 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 12 lines. */
        public String event;
        /** ID of the carrier, which is also that of its market. Always; seen in 12 lines. */
        public Long CarrierID;
        /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. 8.3 %; seen in 1 line. */
        public String CarrierType;
        /** Who may dock. Always; seen in 12 lines. */
        public String DockingAccess;
        /** Notorious players may dock, too. Always; seen in 12 lines. */
        public Boolean AllowNotorious;

        @Override
        public String kind() {
            return "CarrierDockingPermission";
        }
    }

    /**
     * Written when the player changes the finances of the carrier. It is outside the specification, and
     * known from 8 real lines. It came with version 3.7 of the game.
     */
    public static final class CarrierFinance extends Event {
        /** Time of the event. Always; seen in 8 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 8 lines. */
        public String event;
        /** ID of the carrier, which is also that of its market. Always; seen in 8 lines. */
        public Long CarrierID;
        /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. 13 %; seen in 1 line. */
        public String CarrierType;
        /** Tariff on all services, in percent; in old journals only. 13 %; seen in 1 line. */
        public Long TaxRate;
        /** Balance of the carrier, in credits. Always; seen in 8 lines. */
        public Long CarrierBalance;
        /** Part of the balance set aside for upkeep, in credits. Always; seen in 8 lines. */
        public Long ReserveBalance;
        /** Part of the balance that can be spent, in credits. Always; seen in 8 lines. */
        public Long AvailableBalance;
        /** Share of the balance set aside for upkeep, in percent. Over 99 %; seen in 8 lines. */
        public Long ReservePercent;
        /** Tariff at Pioneer Supplies, in percent. Declared only; declared only. */
        public Long TaxRate_pioneersupplies;
        /** Tariff at the shipyard, in percent. 38 %; seen in 3 lines. */
        public Long TaxRate_shipyard;
        /** Tariff on rearming, in percent. 88 %; seen in 7 lines. */
        public Long TaxRate_rearm;
        /** Tariff on outfitting, in percent. 38 %; seen in 3 lines. */
        public Long TaxRate_outfitting;
        /** Tariff on refuelling, in percent. 88 %; seen in 7 lines. */
        public Long TaxRate_refuel;
        /** Tariff on repairs, in percent. 88 %; seen in 7 lines. */
        public Long TaxRate_repair;

        @Override
        public String kind() {
            return "CarrierFinance";
        }
    }

    /**
     * Written when a carrier jumps to another system with the player on board. It is outside the
     * specification, and known from 135 real lines. It came with version 3.7 of the game.
     */
    public static final class CarrierJump extends Event {
        /** Time of the event. Always; seen in 135 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 135 lines. */
        public String event;
        /** The player is in a ship docked at the carrier. Always; seen in 135 lines. */
        public Boolean Docked;
        /** Callsign of the carrier. 76 %; seen in 103 lines. */
        public String StationName;
        /** Type of station. 76 %; seen in 103 lines. */
        public String StationType;
        /** ID of the carrier's market. 76 %; seen in 103 lines. */
        public Long MarketID;
        /** The faction that runs the carrier. 76 %; seen in 103 lines. */
        public JsonNode StationFaction;
        /** Internal name of the carrier's government. 76 %; seen in 103 lines. */
        public String StationGovernment;
        /** The carrier's government, as shown in game. 76 %; seen in 103 lines. */
        public String StationGovernment_Localised;
        /** What the carrier offers. 76 %; seen in 103 lines. */
        public List<String> StationServices;
        /** Internal name of the carrier's economy. 76 %; seen in 103 lines. */
        public String StationEconomy;
        /** The carrier's economy, as shown in game. 76 %; seen in 103 lines. */
        public String StationEconomy_Localised;
        /** The economies of the carrier. 76 %; seen in 103 lines. */
        public List<EconomyShare> StationEconomies;
        /** The player is in a taxi; since 4.0. 75 %; seen in 101 lines. */
        public Boolean Taxi;
        /** The player is in another player's ship; since 4.0. 75 %; seen in 101 lines. */
        public Boolean Multicrew;
        /** The player is wanted in the system. Declared only; declared only. */
        public Boolean Wanted;
        /** The player is on foot; omitted if not. 24 %; seen in 32 lines. */
        public Boolean OnFoot;
        /** Name of the destination system. Always; seen in 135 lines. */
        public String StarSystem;
        /** Address of the system. Always; seen in 135 lines. */
        public Long SystemAddress;
        /**
         * X, y and z coordinates of the system, in light-years relative to the origin system. Always; seen in
         * 135 lines.
         */
        public List<Double> StarPos;
        /** Superpower the system is aligned with; may be empty; may be empty. Always; seen in 135 lines. */
        public String SystemAllegiance;
        /** Internal name of the main economy. Always; seen in 135 lines. */
        public String SystemEconomy;
        /** The main economy, as shown in game. Over 99 %; seen in 135 lines. */
        public String SystemEconomy_Localised;
        /** Internal name of the second economy. Always; seen in 135 lines. */
        public String SystemSecondEconomy;
        /** The second economy, as shown in game. Over 99 %; seen in 135 lines. */
        public String SystemSecondEconomy_Localised;
        /** Internal name of the government. Always; seen in 135 lines. */
        public String SystemGovernment;
        /** The government, as shown in game. Over 99 %; seen in 135 lines. */
        public String SystemGovernment_Localised;
        /** Internal name of the security level. Always; seen in 135 lines. */
        public String SystemSecurity;
        /** The security level, as shown in game. Over 99 %; seen in 135 lines. */
        public String SystemSecurity_Localised;
        /** Population of the system. Always; seen in 135 lines. */
        public Long Population;
        /** Name of the body the carrier arrived at. Always; seen in 135 lines. */
        public String Body;
        /** ID of that body within the system. Always; seen in 135 lines. */
        public Long BodyID;
        /** Type of that body. Always; seen in 135 lines. */
        public String BodyType;
        /** The power that controls the system; since 4.0.0.1900. 5.2 %; seen in 7 lines. */
        public String ControllingPower;
        /** Powers active in the system. 9.6 %; seen in 13 lines. */
        public List<String> Powers;
        /** Powerplay state of the system. 9.6 %; seen in 13 lines. */
        public String PowerplayState;
        /** Control progress within the current state; since 4.1.0.200. 3 %; seen in 4 lines. */
        public Double PowerplayStateControlProgress;
        /** Merits earned by reinforcement; since 4.1.0.200. 3 %; seen in 4 lines. */
        public Long PowerplayStateReinforcement;
        /** Merits earned by undermining; since 4.1.0.200. 3 %; seen in 4 lines. */
        public Long PowerplayStateUndermining;
        /** The contending powers; only while the system is unoccupied. 0.7 %; seen in 1 line. */
        public List<ContendingPower> PowerplayConflictProgress;
        /** The factions present in the system. 30 %; seen in 40 lines. */
        public List<Faction> Factions;
        /** The faction that controls the system. 30 %; seen in 40 lines. */
        public JsonNode SystemFaction;
        /** Conflicts between factions in the system. 11 %; seen in 15 lines. */
        public List<Conflict> Conflicts;
        /** The Thargoid war in the system; since 4.0.0.1500. 1.5 %; seen in 2 lines. */
        public ThargoidWar ThargoidWar;

        @Override
        public String kind() {
            return "CarrierJump";
        }
    }

    /**
     * Written when the player calls off a jump of the carrier. It is outside the specification, and known
     * from 23 real lines. It came with version 3.7 of the game.
     */
    public static final class CarrierJumpCancelled extends Event {
        /** Time of the event. Always; seen in 23 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 23 lines. */
        public String event;
        /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. 4.3 %; seen in 1 line. */
        public String CarrierType;
        /** ID of the carrier, which is also that of its market. Always; seen in 23 lines. */
        public Long CarrierID;

        @Override
        public String kind() {
            return "CarrierJumpCancelled";
        }
    }

    /**
     * Written when the player schedules a jump of the carrier. It is outside the specification, and known
     * from 222 real lines. It came with version 3.7 of the game.
     */
    public static final class CarrierJumpRequest extends Event {
        /** Time of the event. Always; seen in 222 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 222 lines. */
        public String event;
        /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. 8.6 %; seen in 19 lines. */
        public String CarrierType;
        /** ID of the carrier, which is also that of its market. Always; seen in 222 lines. */
        public Long CarrierID;
        /** Name of the destination system. Always; seen in 222 lines. */
        public String SystemName;
        /** Name of the destination body; since 3.7. 88 %; seen in 195 lines. */
        public String Body;
        /** Address of the system. Always; seen in 222 lines. */
        public Long SystemAddress;
        /** ID of the body within the system; since 3.7. Always; seen in 222 lines. */
        public Long BodyID;
        /** When the carrier will jump; since 4.0.0.1475. 99 %; seen in 219 lines. */
        public String DepartureTime;

        @Override
        public String kind() {
            return "CarrierJumpRequest";
        }
    }

    /**
     * Written when the game starts up, and whenever the player's carrier has jumped. It is outside the
     * specification, and known from 151 real lines. It came with version 4.1.0.200 of the game.
     */
    public static final class CarrierLocation extends Event {
        /** Time of the event. Always; seen in 151 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 151 lines. */
        public String event;
        /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. 54 %; seen in 81 lines. */
        public String CarrierType;
        /** ID of the carrier, which is also that of its market. Always; seen in 151 lines. */
        public Long CarrierID;
        /** Name of the system the carrier is in. Always; seen in 151 lines. */
        public String StarSystem;
        /** Address of that system. Always; seen in 151 lines. */
        public Long SystemAddress;
        /** ID of the body it orbits. Always; seen in 151 lines. */
        public Long BodyID;

        @Override
        public String kind() {
            return "CarrierLocation";
        }
    }

    /**
     * Written when the player buys or sells a pack of modules for the carrier's outfitting. It is outside
     * the specification, and known from 6 real lines. It came with version 3.7 of the game.
     */
    public static final class CarrierModulePack extends Event {
        /** Time of the event. Always; seen in 6 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 6 lines. */
        public String event;
        /** ID of the carrier, which is also that of its market. Always; seen in 6 lines. */
        public Long CarrierID;
        /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. Declared only; declared only. */
        public String CarrierType;
        /** What is done with the pack. Over 99 %; seen in 6 lines. */
        public String Operation;
        /** Theme of the pack. Always; seen in 6 lines. */
        public String PackTheme;
        /** Tier of the pack. Always; seen in 6 lines. */
        public Long PackTier;
        /** Credits returned for a pack sold. 50 %; seen in 3 lines. */
        public Long Refund;
        /** Credits paid for a pack bought or restocked. 50 %; seen in 3 lines. */
        public Long Cost;

        @Override
        public String kind() {
            return "CarrierModulePack";
        }
    }

    /**
     * Written when the player renames the carrier. It is outside the specification, and known from 4 real
     * lines. It came with version 3.7 of the game.
     */
    public static final class CarrierNameChange extends Event {
        /** Time of the event. Always; seen in 4 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 4 lines. */
        public String event;
        /** ID of the carrier, which is also that of its market. Always; seen in 4 lines. */
        public Long CarrierID;
        /** Type of carrier, which the game writes under an empty key; since 4.2.0.0. 50 %; seen in 2 lines. */
        @Key("")
        public String Empty;
        /** The new name. Always; seen in 4 lines. */
        public String Name;
        /** Callsign of the carrier. Always; seen in 4 lines. */
        public String Callsign;

        @Override
        public String kind() {
            return "CarrierNameChange";
        }
    }

    /**
     * Written when the player renames the carrier, according to the manual; the game itself writes
     * CarrierNameChange. It is declared only: public libraries name it, but no real line of it was seen.
     * It came with version 3.7 of the game.
     */
    public static final class CarrierNameChanged extends Event {
        /** Time of the event. Always; declared only. */
        public String timestamp;
        /** Name of the event. Always; declared only. */
        public String event;
        /** ID of the carrier, which is also that of its market. Declared only; declared only. */
        public Long CarrierID;
        /** Callsign of the carrier. Declared only; declared only. */
        public String Callsign;
        /** The new name. Declared only; declared only. */
        public String Name;

        @Override
        public String kind() {
            return "CarrierNameChanged";
        }
    }

    /**
     * Written when the player buys, restocks or sells a pack of ships for the carrier's shipyard. It is
     * declared only: public libraries name it, but no real line of it was seen. It came with version 3.7
     * of the game.
     */
    public static final class CarrierShipPack extends Event {
        /** Time of the event. Always; declared only. */
        public String timestamp;
        /** Name of the event. Always; declared only. */
        public String event;
        /** ID of the carrier, which is also that of its market. Always; declared only. */
        public Long CarrierID;
        /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. Optional; declared only. */
        public String CarrierType;
        /** What is done with the pack. Optional; declared only. */
        public String Operation;
        /** Theme of the pack. Always; declared only. */
        public String PackTheme;
        /** Tier of the pack. Always; declared only. */
        public Long PackTier;
        /** Credits returned for a pack sold. Optional; declared only. */
        public Long Refund;
        /** Credits paid for a pack bought or restocked. Optional; declared only. */
        public Long Cost;

        @Override
        public String kind() {
            return "CarrierShipPack";
        }
    }

    /** A pack of ships or modules that a carrier offers. */
    public static final class CarrierPack extends JournalObject {
        /** Theme of the pack. Always; seen in 1,228 lines. */
        public String PackTheme;
        /** Tier of the pack. Always; seen in 1,228 lines. */
        public Long PackTier;
    }

    /** A post on board a carrier. */
    public static final class CarrierPost extends JournalObject {
        /** The post. Always; seen in 1,228 lines. */
        public String CrewRole;
        /** A crew member has been hired for it. Always; seen in 1,228 lines. */
        public Boolean Activated;
        /** The service is open; omitted without a crew member. 61 %; seen in 747 lines. */
        public Boolean Enabled;
        /** Name of the crew member; omitted without one. 61 %; seen in 747 lines. */
        public String CrewName;
    }

    /** The finances of a carrier. */
    public static final class CarrierAccounts extends JournalObject {
        /** Balance of the carrier, in credits. Always; seen in 1,228 lines. */
        public Long CarrierBalance;
        /** Part of the balance set aside for upkeep, in credits. Always; seen in 1,228 lines. */
        public Long ReserveBalance;
        /** Part of the balance that can be spent, in credits. Always; seen in 1,228 lines. */
        public Long AvailableBalance;
        /** Share of the balance set aside for upkeep, in percent. 100 %; seen in 1,222 lines. */
        public Long ReservePercent;
        /** Tariff at Pioneer Supplies, in percent. 1.5 %; seen in 18 lines. */
        public Long TaxRate_pioneersupplies;
        /** Tariff at the shipyard, in percent; since 4.0.0.1700. 15 %; seen in 181 lines. */
        public Long TaxRate_shipyard;
        /** Tariff on rearming, in percent; since 4.0.0.1700. 90 %; seen in 1,105 lines. */
        public Long TaxRate_rearm;
        /** Tariff on outfitting, in percent; since 4.0.0.1700. 25 %; seen in 309 lines. */
        public Long TaxRate_outfitting;
        /** Tariff on refuelling, in percent; since 4.0.0.1700. 97 %; seen in 1,194 lines. */
        public Long TaxRate_refuel;
        /** Tariff on repairs, in percent; since 4.0.0.1700. 97 %; seen in 1,194 lines. */
        public Long TaxRate_repair;
    }

    /** How the space on board a carrier is used. */
    public static final class CarrierSpace extends JournalObject {
        /** Space in all, in tonnes. Always; seen in 1,228 lines. */
        public Long TotalCapacity;
        /** Space taken by services, in tonnes. Always; seen in 1,228 lines. */
        public Long Crew;
        /** Space taken by cargo, in tonnes. Always; seen in 1,228 lines. */
        public Long Cargo;
        /** Space kept free for purchase orders, in tonnes. Always; seen in 1,228 lines. */
        public Long CargoSpaceReserved;
        /** Space taken by ship packs, in tonnes. Always; seen in 1,228 lines. */
        public Long ShipPacks;
        /** Space taken by module packs, in tonnes. Always; seen in 1,228 lines. */
        public Long ModulePacks;
        /** Free space, in tonnes. Always; seen in 1,228 lines. */
        public Long FreeSpace;
    }

    /**
     * Written when the player opens the management of the carrier. It is outside the specification, and
     * known from 1,228 real lines. It came with version 3.7 of the game.
     */
    public static final class CarrierStats extends Event {
        /** Time of the event. Always; seen in 1,228 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 1,228 lines. */
        public String event;
        /** ID of the carrier, which is also that of its market. Always; seen in 1,228 lines. */
        public Long CarrierID;
        /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. 7.7 %; seen in 95 lines. */
        public String CarrierType;
        /** Callsign of the carrier. Always; seen in 1,228 lines. */
        public String Callsign;
        /** Name of the carrier. Always; seen in 1,228 lines. */
        public String Name;
        /** Who may dock. Always; seen in 1,228 lines. */
        public String DockingAccess;
        /** Notorious players may dock, too. Always; seen in 1,228 lines. */
        public Boolean AllowNotorious;
        /** Tonnes of tritium in the tank. Always; seen in 1,228 lines. */
        public Long FuelLevel;
        /** Jump range with the present load, in light-years. Always; seen in 1,228 lines. */
        public Double JumpRangeCurr;
        /** Greatest jump range, in light-years. Always; seen in 1,228 lines. */
        public Double JumpRangeMax;
        /** The carrier is to be decommissioned. Always; seen in 1,228 lines. */
        public Boolean PendingDecommission;
        /** How the space on board is used. Always; seen in 1,228 lines. */
        public CarrierSpace SpaceUsage;
        /** The finances of the carrier. Always; seen in 1,228 lines. */
        public CarrierAccounts Finance;
        /** The posts on board. Always; seen in 1,228 lines. */
        public List<CarrierPost> Crew;
        /** Ship packs on board. Always; seen in 1,228 lines. */
        public List<CarrierPack> ShipPacks;
        /** Module packs on board. Always; seen in 1,228 lines. */
        public List<CarrierPack> ModulePacks;

        @Override
        public String kind() {
            return "CarrierStats";
        }
    }

    /**
     * Written when the player sets or cancels a trade order on the carrier. It is outside the
     * specification, and known from 137 real lines. It came with version 3.7 of the game.
     */
    public static final class CarrierTradeOrder extends Event {
        /** Time of the event. Always; seen in 137 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 137 lines. */
        public String event;
        /** ID of the carrier, which is also that of its market. Always; seen in 137 lines. */
        public Long CarrierID;
        /** Type of carrier: a player's own or a squadron's; since 4.2.0.0. Declared only; declared only. */
        public String CarrierType;
        /** The order is on the carrier's black market. Always; seen in 137 lines. */
        public Boolean BlackMarket;
        /** Internal name of the commodity. Always; seen in 137 lines. */
        public String Commodity;
        /** The commodity, as shown in game. 49 %; seen in 67 lines. */
        public String Commodity_Localised;
        /** Units offered for sale. 24 %; seen in 33 lines. */
        public Long SaleOrder;
        /** Units wanted. 58 %; seen in 79 lines. */
        public Long PurchaseOrder;
        /** Price per unit, in credits; omitted if the order is cancelled. 82 %; seen in 112 lines. */
        public Long Price;
        /** The order is cancelled; omitted if not. 18 %; seen in 25 lines. */
        public Boolean CancelTrade;

        @Override
        public String kind() {
            return "CarrierTradeOrder";
        }
    }

    /** Something the bartender of a carrier buys or sells. */
    public static final class BartenderItem extends JournalObject {
        /** ID of the item in the market. Declared only; declared only. */
        public Long id;
        /** Internal name of the item. Declared only; declared only. */
        public String Name;
        /** The item, as shown in game. Declared only; declared only. */
        public String Name_Localised;
        /** Price per piece, in credits. Declared only; declared only. */
        public Long Price;
        /** Pieces for sale. Declared only; declared only. */
        public Long Stock;
        /** Pieces wanted. Declared only; declared only. */
        public Long Demand;
    }

    /**
     * Written when the player looks at what the bartender of a carrier trades. It is outside the
     * specification, and known from 31 real lines. It came with version 4.0.0.1300 of the game.
     */
    public static final class FCMaterials extends Event {
        /** Time of the event. Always; seen in 31 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 31 lines. */
        public String event;
        /** ID of the carrier's market. Always; seen in 31 lines. */
        public Long MarketID;
        /** Name of the carrier. Always; seen in 31 lines. */
        public String CarrierName;
        /** Callsign of the carrier. Always; seen in 31 lines. */
        public String CarrierID;
        /** What the bartender trades; only in the file. Optional; seen in 1 line. */
        public List<BartenderItem> Items;

        @Override
        public String kind() {
            return "FCMaterials";
        }
    }

    /**
     * Written when the content of the backpack is listed, in early versions of Odyssey; the game now
     * writes Backpack. It is outside the specification, and known from 1 real line.
     */
    public static final class BackPack extends Event {
        /** Time of the event. Always; seen in 1 line. */
        public String timestamp;
        /** Name of the event. Always; seen in 1 line. */
        public String event;

        @Override
        public String kind() {
            return "BackPack";
        }
    }

    /** Something kept in a backpack or in a ship's locker. */
    public static final class CarriedItem extends JournalObject {
        /** Internal name of the item. Always; seen in 2 lines. */
        public String Name;
        /** The item, as shown in game. 90 %; seen in 2 lines. */
        public String Name_Localised;
        /** ID of whom it belongs to; often 0. Always; seen in 2 lines. */
        public Long OwnerID;
        /** The mission it is for. 0.1 %; seen in 0 lines. */
        public Long MissionID;
        /** How many. Always; seen in 2 lines. */
        public Long Count;
    }

    /**
     * Written when the content of the backpack is listed, in early versions of Odyssey; the game now
     * writes Backpack. It is outside the specification, and known from 2 real lines.
     */
    public static final class BackPackMaterials extends Event {
        /** Time of the event. Always; seen in 2 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2 lines. */
        public String event;
        /** Goods and assets. Always; seen in 2 lines. */
        public List<CarriedItem> Items;
        /** Components. Always; seen in 2 lines. */
        public List<CarriedItem> Components;
        /** Consumables. Always; seen in 2 lines. */
        public List<CarriedItem> Consumables;
        /** Data. Always; seen in 2 lines. */
        public List<CarriedItem> Data;

        @Override
        public String kind() {
            return "BackPackMaterials";
        }
    }

    /**
     * Written when the player starts the game on foot or disembarks. It is outside the specification, and
     * known from 9,275 real lines. It came with version 4.0 of the game.
     */
    public static final class Backpack2 extends Event {
        /** Time of the event. Always; seen in 9,275 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 9,275 lines. */
        public String event;
        /** Goods and other assets. Over 99 %; seen in 9,275 lines. */
        public List<CarriedItem> Items;
        /** Components for engineering. Over 99 %; seen in 9,275 lines. */
        public List<CarriedItem> Components;
        /** Consumables, such as grenades and medkits. Over 99 %; seen in 9,275 lines. */
        public List<CarriedItem> Consumables;
        /** Data. Over 99 %; seen in 9,275 lines. */
        public List<CarriedItem> Data;

        @Override
        public String kind() {
            return "Backpack";
        }
    }

    /** Something put into the backpack or taken out of it. */
    public static final class BackpackItem extends JournalObject {
        /** Internal name of the item. Always; seen in 4,533 lines. */
        public String Name;
        /** The item, as shown in game. 94 %; seen in 4,247 lines. */
        public String Name_Localised;
        /** ID of whom it belongs to; often 0. Always; seen in 4,533 lines. */
        public Long OwnerID;
        /** The mission it is for. 4.1 %; seen in 186 lines. */
        public Long MissionID;
        /** How many. Always; seen in 4,533 lines. */
        public Long Count;
        /** Category of the item. Always; seen in 4,533 lines. */
        public String Type;
    }

    /**
     * Written when something is put into the backpack or taken out of it. It is outside the specification,
     * and known from 4,533 real lines. It came with version 4.0 of the game.
     */
    public static final class BackpackChange extends Event {
        /** Time of the event. Always; seen in 4,533 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 4,533 lines. */
        public String event;
        /** What was taken out. 14 %; seen in 639 lines. */
        public List<BackpackItem> Removed;
        /** What was put in. 86 %; seen in 3,894 lines. */
        public List<BackpackItem> Added;

        @Override
        public String kind() {
            return "BackpackChange";
        }
    }

    /**
     * Written when the game starts up, according to the manual; the game itself writes Backpack. It is
     * declared only: public libraries name it, but no real line of it was seen. It came with version 4.0
     * of the game.
     */
    public static final class BackpackMaterials2 extends Event {
        /** Time of the event. Always; declared only. */
        public String timestamp;
        /** Name of the event. Always; declared only. */
        public String event;

        @Override
        public String kind() {
            return "BackpackMaterials";
        }
    }

    /**
     * Written when the player books a dropship to a conflict zone, or back from one. It is outside the
     * specification, and known from 31 real lines. It came with version 4.0 of the game.
     */
    public static final class BookDropship extends Event {
        /** Time of the event. Always; seen in 31 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 31 lines. */
        public String event;
        /** The flight leads back from the conflict zone. Always; seen in 31 lines. */
        public Boolean Retreat;
        /** Fare, in credits. Always; seen in 31 lines. */
        public Long Cost;
        /** Name of the destination system. Always; seen in 31 lines. */
        public String DestinationSystem;
        /** Destination within that system. Always; seen in 31 lines. */
        public String DestinationLocation;

        @Override
        public String kind() {
            return "BookDropship";
        }
    }

    /**
     * Written when the player books a taxi. It is outside the specification, and known from 17 real lines.
     * It came with version 4.0 of the game.
     */
    public static final class BookTaxi extends Event {
        /** Time of the event. Always; seen in 17 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 17 lines. */
        public String event;
        /** Fare, in credits. Always; seen in 17 lines. */
        public Long Cost;
        /** Name of the destination system. Always; seen in 17 lines. */
        public String DestinationSystem;
        /** Destination within that system. Always; seen in 17 lines. */
        public String DestinationLocation;
        /** The flight leads back from a conflict zone; since 4.0.0.1300. Declared only; declared only. */
        public Boolean Retreat;

        @Override
        public String kind() {
            return "BookTaxi";
        }
    }

    /**
     * Written when the player buys things for use on foot. It is outside the specification, and known from
     * 73 real lines. It came with version 4.0 of the game.
     */
    public static final class BuyMicroResources extends Event {
        /** Time of the event. Always; seen in 73 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 73 lines. */
        public String event;
        /** Internal name of the item, if it is a single one. 89 %; seen in 65 lines. */
        public String Name;
        /** The item, as shown in game, if it is a single one. 89 %; seen in 65 lines. */
        public String Name_Localised;
        /** Category of the item. 89 %; seen in 65 lines. */
        public String Category;
        /** Category of the item, as shown in game. Declared only; declared only. */
        public String Category_Localised;
        /** How many. 89 %; seen in 65 lines. */
        public Long Count;
        /** How many things in all; since 4.0.0.1300. 11 %; seen in 8 lines. */
        public Long TotalCount;
        /** What was bought, if it is listed; since 4.0.0.1300. 11 %; seen in 8 lines. */
        public List<MicroResource> MicroResources;
        /** Price of all, in credits. Always; seen in 73 lines. */
        public Long Price;
        /** ID of the market. Always; seen in 73 lines. */
        public Long MarketID;

        @Override
        public String kind() {
            return "BuyMicroResources";
        }
    }

    /**
     * Written when the player buys a suit. It is outside the specification, and known from 13 real lines.
     * It came with version 4.0 of the game.
     */
    public static final class BuySuit extends Event {
        /** Time of the event. Always; seen in 13 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 13 lines. */
        public String event;
        /** Internal name of the suit. Always; seen in 13 lines. */
        public String Name;
        /** The suit, as shown in game. Over 99 %; seen in 13 lines. */
        public String Name_Localised;
        /** Price, in credits. Always; seen in 13 lines. */
        public Long Price;
        /** ID of the suit. Always; seen in 13 lines. */
        public Long SuitID;
        /** Modifications of the suit. Over 99 %; seen in 13 lines. */
        public List<String> SuitMods;

        @Override
        public String kind() {
            return "BuySuit";
        }
    }

    /**
     * Written when the player buys a hand weapon. It is outside the specification, and known from 18 real
     * lines. It came with version 4.0 of the game.
     */
    public static final class BuyWeapon extends Event {
        /** Time of the event. Always; seen in 18 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 18 lines. */
        public String event;
        /** Internal name of the weapon. Always; seen in 18 lines. */
        public String Name;
        /** The weapon, as shown in game. Over 99 %; seen in 18 lines. */
        public String Name_Localised;
        /** Grade of the weapon. Over 99 %; seen in 18 lines. */
        public Long Class;
        /** Price, in credits. Always; seen in 18 lines. */
        public Long Price;
        /** ID of the weapon. Always; seen in 18 lines. */
        public Long SuitModuleID;
        /** Modifications of the weapon. Over 99 %; seen in 18 lines. */
        public List<String> WeaponMods;

        @Override
        public String kind() {
            return "BuyWeapon";
        }
    }

    /**
     * Written when the player cancels a dropship. It is outside the specification, and known from 2 real
     * lines. It came with version 4.0 of the game.
     */
    public static final class CancelDropship extends Event {
        /** Time of the event. Always; seen in 2 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2 lines. */
        public String event;
        /** Credits returned. Always; seen in 2 lines. */
        public Long Refund;

        @Override
        public String kind() {
            return "CancelDropship";
        }
    }

    /**
     * Written when the player cancels a taxi. It is outside the specification, and known from 1 real line.
     * It came with version 4.0 of the game.
     */
    public static final class CancelTaxi extends Event {
        /** Time of the event. Always; seen in 1 line. */
        public String timestamp;
        /** Name of the event. Always; seen in 1 line. */
        public String event;
        /** Credits returned. Always; seen in 1 line. */
        public Long Refund;

        @Override
        public String kind() {
            return "CancelTaxi";
        }
    }

    /**
     * Written when the player picks something up on foot. It is outside the specification, and known from
     * 3,243 real lines. It came with version 4.0 of the game.
     */
    public static final class CollectItems extends Event {
        /** Time of the event. Always; seen in 3,243 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 3,243 lines. */
        public String event;
        /** Internal name of the item. Always; seen in 3,243 lines. */
        public String Name;
        /** The item, as shown in game. 78 %; seen in 2,539 lines. */
        public String Name_Localised;
        /** Category of the item. Always; seen in 3,243 lines. */
        public String Type;
        /** ID of whom it belongs to; often 0. Always; seen in 3,243 lines. */
        public Long OwnerID;
        /** How many. Always; seen in 3,243 lines. */
        public Long Count;
        /** Taking it is theft. Always; seen in 3,243 lines. */
        public Boolean Stolen;

        @Override
        public String kind() {
            return "CollectItems";
        }
    }

    /**
     * Written when the player creates a loadout for a suit. It is outside the specification, and known
     * from 9 real lines. It came with version 4.0 of the game.
     */
    public static final class CreateSuitLoadout extends Event {
        /** Time of the event. Always; seen in 9 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 9 lines. */
        public String event;
        /** ID of the suit. Always; seen in 9 lines. */
        public Long SuitID;
        /** Internal name of the suit. Always; seen in 9 lines. */
        public String SuitName;
        /** The suit, as shown in game. Over 99 %; seen in 9 lines. */
        public String SuitName_Localised;
        /** Modifications of the suit. Over 99 %; seen in 9 lines. */
        public List<String> SuitMods;
        /** ID of the loadout. Always; seen in 9 lines. */
        public Long LoadoutID;
        /** Name the player gave the loadout. Always; seen in 9 lines. */
        public String LoadoutName;
        /** The weapons carried. Always; seen in 9 lines. */
        public List<SuitModule> Modules;

        @Override
        public String kind() {
            return "CreateSuitLoadout";
        }
    }

    /**
     * Written when the player deletes a loadout of a suit. It is outside the specification, and known from
     * 1 real line. It came with version 4.0 of the game.
     */
    public static final class DeleteSuitLoadout extends Event {
        /** Time of the event. Always; seen in 1 line. */
        public String timestamp;
        /** Name of the event. Always; seen in 1 line. */
        public String event;
        /** ID of the suit. Always; seen in 1 line. */
        public Long SuitID;
        /** Internal name of the suit. Always; seen in 1 line. */
        public String SuitName;
        /** The suit, as shown in game. Over 99 %; seen in 1 line. */
        public String SuitName_Localised;
        /** ID of the loadout. Always; seen in 1 line. */
        public Long LoadoutID;
        /** Name the player gave the loadout. Always; seen in 1 line. */
        public String LoadoutName;

        @Override
        public String kind() {
            return "DeleteSuitLoadout";
        }
    }

    /**
     * Written when the player gets out of a ship or SRV. It is outside the specification, and known from
     * 9,078 real lines. It came with version 4.0 of the game.
     */
    public static final class Disembark extends Event {
        /** Time of the event. Always; seen in 9,078 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 9,078 lines. */
        public String event;
        /** The vehicle is an SRV. Always; seen in 9,078 lines. */
        public Boolean SRV;
        /** The vehicle is a taxi. Always; seen in 9,078 lines. */
        public Boolean Taxi;
        /** The vehicle is another player's ship. Always; seen in 9,078 lines. */
        public Boolean Multicrew;
        /** ID of the vehicle, if it is the player's own. Over 99 %; seen in 9,051 lines. */
        public Long ID;
        /** Name of the system. Always; seen in 9,078 lines. */
        public String StarSystem;
        /** Address of the system. Always; seen in 9,078 lines. */
        public Long SystemAddress;
        /** Name of the body, or of the station. Always; seen in 9,078 lines. */
        public String Body;
        /** ID of the body within the system. Always; seen in 9,078 lines. */
        public Long BodyID;
        /** True at a station. Always; seen in 9,078 lines. */
        public Boolean OnStation;
        /** True on a planet. Always; seen in 9,078 lines. */
        public Boolean OnPlanet;
        /** Name of the station. 2.5 %; seen in 227 lines. */
        public String StationName;
        /** The station, as shown in game. Declared only; declared only. */
        public String StationName_Localised;
        /** Type of station. 2.5 %; seen in 227 lines. */
        public String StationType;
        /** ID of the station's market. 2.5 %; seen in 227 lines. */
        public Long MarketID;

        @Override
        public String kind() {
            return "Disembark";
        }
    }

    /**
     * Written when the player drops something on foot. It is outside the specification, and known from 127
     * real lines. It came with version 4.0 of the game.
     */
    public static final class DropItems extends Event {
        /** Time of the event. Always; seen in 127 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 127 lines. */
        public String event;
        /** Internal name of the item. Always; seen in 127 lines. */
        public String Name;
        /** The item, as shown in game. 93 %; seen in 118 lines. */
        public String Name_Localised;
        /** Category of the item. Always; seen in 127 lines. */
        public String Type;
        /** ID of whom it belongs to; often 0. Always; seen in 127 lines. */
        public Long OwnerID;
        /** The mission it is for. 17 %; seen in 21 lines. */
        public Long MissionID;
        /** How many. Always; seen in 127 lines. */
        public Long Count;

        @Override
        public String kind() {
            return "DropItems";
        }
    }

    /**
     * Written when the player jumps out of a dropship at a conflict zone. It is outside the specification,
     * and known from 31 real lines. It came with version 4.0 of the game.
     */
    public static final class DropshipDeploy extends Event {
        /** Time of the event. Always; seen in 31 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 31 lines. */
        public String event;
        /** Name of the system. Always; seen in 31 lines. */
        public String StarSystem;
        /** Address of the system. Always; seen in 31 lines. */
        public Long SystemAddress;
        /** Name of the body. Always; seen in 31 lines. */
        public String Body;
        /** ID of the body within the system. Always; seen in 31 lines. */
        public Long BodyID;
        /** True at a station. Always; seen in 31 lines. */
        public Boolean OnStation;
        /** True on a planet. Always; seen in 31 lines. */
        public Boolean OnPlanet;

        @Override
        public String kind() {
            return "DropshipDeploy";
        }
    }

    /** A hired pilot who comes aboard. */
    public static final class BoardedCrew extends JournalObject {
        /** Name of the pilot. Always; seen in 9,066 lines. */
        public String Name;
        /** What the pilot does on board. Always; seen in 9,066 lines. */
        public String Role;
    }

    /**
     * Written when the player boards a ship or SRV. It is outside the specification, and known from 9,066
     * real lines. It came with version 4.0 of the game.
     */
    public static final class Embark extends Event {
        /** Time of the event. Always; seen in 9,066 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 9,066 lines. */
        public String event;
        /** The vehicle is an SRV. Always; seen in 9,066 lines. */
        public Boolean SRV;
        /** The vehicle is a taxi. Always; seen in 9,066 lines. */
        public Boolean Taxi;
        /** The vehicle is another player's ship. Always; seen in 9,066 lines. */
        public Boolean Multicrew;
        /** ID of the vehicle, if it is the player's own. Over 99 %; seen in 9,030 lines. */
        public Long ID;
        /** Hired pilots who come aboard. 0.4 %; seen in 36 lines. */
        public List<BoardedCrew> Crew;
        /** Name of the system. Always; seen in 9,066 lines. */
        public String StarSystem;
        /** Address of the system. Always; seen in 9,066 lines. */
        public Long SystemAddress;
        /** Name of the body, or of the station. Always; seen in 9,066 lines. */
        public String Body;
        /** ID of the body within the system. Always; seen in 9,066 lines. */
        public Long BodyID;
        /** True at a station. Always; seen in 9,066 lines. */
        public Boolean OnStation;
        /** True on a planet. Always; seen in 9,066 lines. */
        public Boolean OnPlanet;
        /** Name of the station. 2.5 %; seen in 227 lines. */
        public String StationName;
        /** The station, as shown in game. Declared only; declared only. */
        public String StationName_Localised;
        /** Type of station. 2.5 %; seen in 227 lines. */
        public String StationType;
        /** ID of the station's market. 2.5 %; seen in 227 lines. */
        public Long MarketID;

        @Override
        public String kind() {
            return "Embark";
        }
    }

    /**
     * Written when the player puts a weapon into a loadout of a suit. It is outside the specification, and
     * known from 13 real lines. It came with version 4.0 of the game.
     */
    public static final class LoadoutEquipModule extends Event {
        /** Time of the event. Always; seen in 13 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 13 lines. */
        public String event;
        /** Name the player gave the loadout. Always; seen in 13 lines. */
        public String LoadoutName;
        /** ID of the suit. Always; seen in 13 lines. */
        public Long SuitID;
        /** Internal name of the suit. Always; seen in 13 lines. */
        public String SuitName;
        /** The suit, as shown in game. Over 99 %; seen in 13 lines. */
        public String SuitName_Localised;
        /** ID of the loadout. Always; seen in 13 lines. */
        public Long LoadoutID;
        /** The slot of the weapon. Always; seen in 13 lines. */
        public String SlotName;
        /** Internal name of the weapon. Always; seen in 13 lines. */
        public String ModuleName;
        /** The weapon, as shown in game. Over 99 %; seen in 13 lines. */
        public String ModuleName_Localised;
        /** Grade of the weapon. Over 99 %; seen in 13 lines. */
        public Long Class;
        /** Modifications of the weapon. Over 99 %; seen in 13 lines. */
        public List<String> WeaponMods;
        /** ID of the weapon. Always; seen in 13 lines. */
        public Long SuitModuleID;

        @Override
        public String kind() {
            return "LoadoutEquipModule";
        }
    }

    /**
     * Written when the player takes a weapon out of a loadout of a suit. It is outside the specification,
     * and known from 1 real line. It came with version 4.0 of the game.
     */
    public static final class LoadoutRemoveModule extends Event {
        /** Time of the event. Always; seen in 1 line. */
        public String timestamp;
        /** Name of the event. Always; seen in 1 line. */
        public String event;
        /** Name the player gave the loadout. Always; seen in 1 line. */
        public String LoadoutName;
        /** ID of the suit. Always; seen in 1 line. */
        public Long SuitID;
        /** Internal name of the suit. Always; seen in 1 line. */
        public String SuitName;
        /** The suit, as shown in game. Over 99 %; seen in 1 line. */
        public String SuitName_Localised;
        /** ID of the loadout. Always; seen in 1 line. */
        public Long LoadoutID;
        /** The slot of the weapon. Always; seen in 1 line. */
        public String SlotName;
        /** Internal name of the weapon. Always; seen in 1 line. */
        public String ModuleName;
        /** The weapon, as shown in game. Over 99 %; seen in 1 line. */
        public String ModuleName_Localised;
        /** Grade of the weapon. Always; seen in 1 line. */
        public Long Class;
        /** ID of the weapon. Always; seen in 1 line. */
        public Long SuitModuleID;
        /** Modifications of the weapon. Always; seen in 1 line. */
        public List<String> WeaponMods;

        @Override
        public String kind() {
            return "LoadoutRemoveModule";
        }
    }

    /**
     * Written when the player renames a loadout of a suit. It is outside the specification, and known from
     * 2 real lines. It came with version 4.0 of the game.
     */
    public static final class RenameSuitLoadout extends Event {
        /** Time of the event. Always; seen in 2 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2 lines. */
        public String event;
        /** ID of the suit. Always; seen in 2 lines. */
        public Long SuitID;
        /** Internal name of the suit. Always; seen in 2 lines. */
        public String SuitName;
        /** The suit, as shown in game. Over 99 %; seen in 2 lines. */
        public String SuitName_Localised;
        /** ID of the loadout. Always; seen in 2 lines. */
        public Long LoadoutID;
        /** The new name of the loadout. Always; seen in 2 lines. */
        public String LoadoutName;

        @Override
        public String kind() {
            return "RenameSuitLoadout";
        }
    }

    /**
     * Written when the player refills the supplies of the suit at a ship or SRV. It is outside the
     * specification, and known from 15 real lines. It came with version 4.0 of the game.
     */
    public static final class Resupply extends Event {
        /** Time of the event. Always; seen in 15 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 15 lines. */
        public String event;

        @Override
        public String kind() {
            return "Resupply";
        }
    }

    /**
     * Written when the player takes a sample of an organism. It is outside the specification, and known
     * from 10,829 real lines. It came with version 4.0 of the game.
     */
    public static final class ScanOrganic extends Event {
        /** Time of the event. Always; seen in 10,829 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 10,829 lines. */
        public String event;
        /**
         * How far the sampling is: the first sample, another one, or the analysis of all. Always; seen in
         * 10,829 lines.
         */
        public String ScanType;
        /** Internal name of the genus. Always; seen in 10,829 lines. */
        public String Genus;
        /** The genus, as shown in game. Over 99 %; seen in 10,829 lines. */
        public String Genus_Localised;
        /** Internal name of the species. Always; seen in 10,829 lines. */
        public String Species;
        /** The species, as shown in game. Over 99 %; seen in 10,829 lines. */
        public String Species_Localised;
        /** Internal name of the variant, which differs in colour; since 4.0.0.1500. 53 %; seen in 5,772 lines. */
        public String Variant;
        /** The variant, as shown in game. 53 %; seen in 5,772 lines. */
        public String Variant_Localised;
        /** Others have logged it before; since 4.2.1.0. 12 %; seen in 1,289 lines. */
        public Boolean WasLogged;
        /** Address of the system. Always; seen in 10,829 lines. */
        public Long SystemAddress;
        /** ID of the body within the system. Always; seen in 10,829 lines. */
        public Long Body;

        @Override
        public String kind() {
            return "ScanOrganic";
        }
    }

    /**
     * Written when the player sells things for use on foot. It is outside the specification, and known
     * from 11 real lines. It came with version 4.0 of the game.
     */
    public static final class SellMicroResources extends Event {
        /** Time of the event. Always; seen in 11 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 11 lines. */
        public String event;
        /** How many things in all. Always; seen in 11 lines. */
        public Long TotalCount;
        /** What was sold. Always; seen in 11 lines. */
        public List<MicroResource> MicroResources;
        /** Credits received for all. Always; seen in 11 lines. */
        public Long Price;
        /** ID of the market. Always; seen in 11 lines. */
        public Long MarketID;

        @Override
        public String kind() {
            return "SellMicroResources";
        }
    }

    /** The samples of one organism that were sold. */
    public static final class SoldOrganism extends JournalObject {
        /** Internal name of the genus. Always; seen in 63 lines. */
        public String Genus;
        /** The genus, as shown in game. Over 99 %; seen in 63 lines. */
        public String Genus_Localised;
        /** Internal name of the species. Always; seen in 63 lines. */
        public String Species;
        /** The species, as shown in game. Over 99 %; seen in 63 lines. */
        public String Species_Localised;
        /** Internal name of the variant, which differs in colour; since 4.0.0.1500. 97 %; seen in 61 lines. */
        public String Variant;
        /** The variant, as shown in game. 97 %; seen in 61 lines. */
        public String Variant_Localised;
        /** Value, in credits. Always; seen in 63 lines. */
        public Long Value;
        /** Bonus for being the first to log it, in credits. Always; seen in 63 lines. */
        public Long Bonus;
    }

    /**
     * Written when the player sells samples of organisms to Vista Genomics. It is outside the
     * specification, and known from 63 real lines. It came with version 4.0 of the game.
     */
    public static final class SellOrganicData extends Event {
        /** Time of the event. Always; seen in 63 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 63 lines. */
        public String event;
        /** ID of the market. Always; seen in 63 lines. */
        public Long MarketID;
        /** What was sold. Always; seen in 63 lines. */
        public List<SoldOrganism> BioData;

        @Override
        public String kind() {
            return "SellOrganicData";
        }
    }

    /**
     * Written when the player sells a suit. It is outside the specification, and known from 2 real lines.
     * It came with version 4.0 of the game.
     */
    public static final class SellSuit extends Event {
        /** Time of the event. Always; seen in 2 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2 lines. */
        public String event;
        /** ID of the suit. Always; seen in 2 lines. */
        public Long SuitID;
        /** Modifications of the suit. Over 99 %; seen in 2 lines. */
        public List<String> SuitMods;
        /** Internal name of the suit. Always; seen in 2 lines. */
        public String Name;
        /** The suit, as shown in game. Over 99 %; seen in 2 lines. */
        public String Name_Localised;
        /** Credits received. Always; seen in 2 lines. */
        public Long Price;

        @Override
        public String kind() {
            return "SellSuit";
        }
    }

    /**
     * Written when the player sells a hand weapon. It is outside the specification, and known from 2 real
     * lines. It came with version 4.0 of the game.
     */
    public static final class SellWeapon extends Event {
        /** Time of the event. Always; seen in 2 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2 lines. */
        public String event;
        /** Internal name of the weapon. Always; seen in 2 lines. */
        public String Name;
        /** The weapon, as shown in game. Over 99 %; seen in 2 lines. */
        public String Name_Localised;
        /** Grade of the weapon. Over 99 %; seen in 2 lines. */
        public Long Class;
        /** Modifications of the weapon. Over 99 %; seen in 2 lines. */
        public List<String> WeaponMods;
        /** Credits received. Always; seen in 2 lines. */
        public Long Price;
        /** ID of the weapon. Always; seen in 2 lines. */
        public Long SuitModuleID;

        @Override
        public String kind() {
            return "SellWeapon";
        }
    }

    /**
     * Written when the game starts up, and whenever the content of the ship's locker may have changed. It
     * is outside the specification, and known from 81,677 real lines. It came with version 4.0 of the
     * game.
     */
    public static final class ShipLocker extends Event {
        /** Time of the event. Always; seen in 81,677 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 81,677 lines. */
        public String event;
        /** Goods and other assets. 68 %; seen in 55,214 lines. */
        public List<CarriedItem> Items;
        /** Components for engineering. 68 %; seen in 55,214 lines. */
        public List<CarriedItem> Components;
        /** Consumables, such as grenades and medkits. 68 %; seen in 55,214 lines. */
        public List<CarriedItem> Consumables;
        /** Data. 68 %; seen in 55,214 lines. */
        public List<CarriedItem> Data;

        @Override
        public String kind() {
            return "ShipLocker";
        }
    }

    /**
     * Written when the content of the ship's locker is listed, in early versions of Odyssey; the game now
     * writes ShipLocker. It is declared only: public libraries name it, but no real line of it was seen.
     * It came with version 4.0 of the game.
     */
    public static final class ShipLockerMaterials extends Event {
        /** Time of the event. Always; declared only. */
        public String timestamp;
        /** Name of the event. Always; declared only. */
        public String event;
        /** Goods and other assets. Always; declared only. */
        public List<CarriedItem> Items;
        /** Components for engineering. Always; declared only. */
        public List<CarriedItem> Components;
        /** Consumables, such as grenades and medkits. Always; declared only. */
        public List<CarriedItem> Consumables;
        /** Data. Always; declared only. */
        public List<CarriedItem> Data;

        @Override
        public String kind() {
            return "ShipLockerMaterials";
        }
    }

    /**
     * Written when the player switches to another loadout. It is outside the specification, and known from
     * 82 real lines. It came with version 4.0 of the game.
     */
    public static final class SwitchSuitLoadout extends Event {
        /** Time of the event. Always; seen in 82 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 82 lines. */
        public String event;
        /** ID of the suit. Always; seen in 82 lines. */
        public Long SuitID;
        /** Internal name of the suit. Always; seen in 82 lines. */
        public String SuitName;
        /** The suit, as shown in game. Over 99 %; seen in 82 lines. */
        public String SuitName_Localised;
        /** Modifications of the suit. Over 99 %; seen in 82 lines. */
        public List<String> SuitMods;
        /** ID of the loadout. Always; seen in 82 lines. */
        public Long LoadoutID;
        /** Name the player gave the loadout. Always; seen in 82 lines. */
        public String LoadoutName;
        /** The weapons carried. Always; seen in 82 lines. */
        public List<SuitModule> Modules;

        @Override
        public String kind() {
            return "SwitchSuitLoadout";
        }
    }

    /**
     * Written when the player exchanges things with a bartender. It is outside the specification, and
     * known from 34 real lines. It came with version 4.0 of the game.
     */
    public static final class TradeMicroResources extends Event {
        /** Time of the event. Always; seen in 34 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 34 lines. */
        public String event;
        /** What was given. Always; seen in 34 lines. */
        public List<MicroResource> Offered;
        /** How many things were given in all. Always; seen in 34 lines. */
        public Long TotalCount;
        /** Internal name of what was received. Always; seen in 34 lines. */
        public String Received;
        /** What was received, as shown in game. 62 %; seen in 21 lines. */
        public String Received_Localised;
        /** How many were received. Always; seen in 34 lines. */
        public Long Count;
        /** Category of what was received. Always; seen in 34 lines. */
        public String Category;
        /** ID of the market. Always; seen in 34 lines. */
        public Long MarketID;

        @Override
        public String kind() {
            return "TradeMicroResources";
        }
    }

    /** Something moved between the backpack and the ship's locker. */
    public static final class LockerTransfer extends JournalObject {
        /** Internal name of the item. Always; seen in 2 lines. */
        public String Name;
        /** The item, as shown in game. Over 99 %; seen in 2 lines. */
        public String Name_Localised;
        /** Category of the item. Always; seen in 2 lines. */
        public String Category;
        /** How many were moved. 50 %; seen in 1 line. */
        public Long Count;
        /** How many were in the locker before. 50 %; seen in 1 line. */
        public Long LockerOldCount;
        /** How many are in the locker now. 50 %; seen in 1 line. */
        public Long LockerNewCount;
        /** Where it was moved to. Always; seen in 2 lines. */
        public String Direction;
    }

    /**
     * Written when the player moves things between the backpack and the ship's locker. It is outside the
     * specification, and known from 2 real lines. It came with version 4.0 of the game.
     */
    public static final class TransferMicroResources extends Event {
        /** Time of the event. Always; seen in 2 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2 lines. */
        public String event;
        /** What was moved. Always; seen in 2 lines. */
        public List<LockerTransfer> Transfers;

        @Override
        public String kind() {
            return "TransferMicroResources";
        }
    }

    /**
     * Written when the player uses a consumable on foot. It is outside the specification, and known from
     * 250 real lines. It came with version 4.0 of the game.
     */
    public static final class UseConsumable extends Event {
        /** Time of the event. Always; seen in 250 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 250 lines. */
        public String event;
        /** Internal name of the consumable. Always; seen in 250 lines. */
        public String Name;
        /** The consumable, as shown in game. Over 99 %; seen in 250 lines. */
        public String Name_Localised;
        /** Category of the item. Always; seen in 250 lines. */
        public String Type;

        @Override
        public String kind() {
            return "UseConsumable";
        }
    }

    /**
     * Written when the player applies to join a squadron. It is outside the specification, and known from
     * 2 real lines. It came with version 3.3 of the game.
     */
    public static final class AppliedToSquadron extends Event {
        /** Time of the event. Always; seen in 2 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2 lines. */
        public String event;
        /** ID of the squadron; since 4.2.0.0. Declared only; declared only. */
        public Long SquadronID;
        /** Name of the squadron. Always; seen in 2 lines. */
        public String SquadronName;

        @Override
        public String kind() {
            return "AppliedToSquadron";
        }
    }

    /**
     * Written when the player withdraws an application to a squadron. It is declared only: public
     * libraries name it, but no real line of it was seen. It came with version 4.2.1.0 of the game.
     */
    public static final class CancelledSquadronApplication extends Event {
        /** Time of the event. Always; declared only. */
        public String timestamp;
        /** Name of the event. Always; declared only. */
        public String event;
        /** ID of the squadron. Always; declared only. */
        public Long SquadronID;
        /** Name of the squadron. Always; declared only. */
        public String SquadronName;

        @Override
        public String kind() {
            return "CancelledSquadronApplication";
        }
    }

    /**
     * Written when the player disbands the squadron. It is declared only: public libraries name it, but no
     * real line of it was seen. It came with version 3.3 of the game.
     */
    public static final class DisbandedSquadron extends Event {
        /** Time of the event. Always; declared only. */
        public String timestamp;
        /** Name of the event. Always; declared only. */
        public String event;
        /** ID of the squadron; since 4.2.0.0. Optional; declared only. */
        public Long SquadronID;
        /** Name of the squadron. Always; declared only. */
        public String SquadronName;

        @Override
        public String kind() {
            return "DisbandedSquadron";
        }
    }

    /**
     * Written when the player is invited to join a squadron. It is declared only: public libraries name
     * it, but no real line of it was seen. It came with version 3.3 of the game.
     */
    public static final class InvitedToSquadron extends Event {
        /** Time of the event. Always; declared only. */
        public String timestamp;
        /** Name of the event. Always; declared only. */
        public String event;
        /** ID of the squadron; since 4.2.0.0. Optional; declared only. */
        public Long SquadronID;
        /** Name of the squadron. Always; declared only. */
        public String SquadronName;

        @Override
        public String kind() {
            return "InvitedToSquadron";
        }
    }

    /**
     * Written when the player joins a squadron. It is declared only: public libraries name it, but no real
     * line of it was seen. It came with version 3.3 of the game.
     */
    public static final class JoinedSquadron extends Event {
        /** Time of the event. Always; declared only. */
        public String timestamp;
        /** Name of the event. Always; declared only. */
        public String event;
        /** ID of the squadron; since 4.2.0.0. Optional; declared only. */
        public Long SquadronID;
        /** Name of the squadron. Always; declared only. */
        public String SquadronName;

        @Override
        public String kind() {
            return "JoinedSquadron";
        }
    }

    /**
     * Written when the player is expelled from a squadron. It is declared only: public libraries name it,
     * but no real line of it was seen. It came with version 3.3 of the game.
     */
    public static final class KickedFromSquadron extends Event {
        /** Time of the event. Always; declared only. */
        public String timestamp;
        /** Name of the event. Always; declared only. */
        public String event;
        /** ID of the squadron; since 4.2.0.0. Optional; declared only. */
        public Long SquadronID;
        /** Name of the squadron. Always; declared only. */
        public String SquadronName;

        @Override
        public String kind() {
            return "KickedFromSquadron";
        }
    }

    /**
     * Written when the player leaves a squadron. It is outside the specification, and known from 1 real
     * line. It came with version 3.3 of the game.
     */
    public static final class LeftSquadron extends Event {
        /** Time of the event. Always; seen in 1 line. */
        public String timestamp;
        /** Name of the event. Always; seen in 1 line. */
        public String event;
        /** ID of the squadron; since 4.2.0.0. Declared only; declared only. */
        public Long SquadronID;
        /** Name of the squadron. Always; seen in 1 line. */
        public String SquadronName;

        @Override
        public String kind() {
            return "LeftSquadron";
        }
    }

    /**
     * Written when the player shares a bookmark with the squadron. It is outside the specification, and
     * known from 1 real line. It came with version 3.3 of the game.
     */
    public static final class SharedBookmarkToSquadron extends Event {
        /** Time of the event. Always; seen in 1 line. */
        public String timestamp;
        /** Name of the event. Always; seen in 1 line. */
        public String event;
        /** ID of the squadron; since 4.2.0.0. Declared only; declared only. */
        public Long SquadronID;
        /** Name of the squadron. Always; seen in 1 line. */
        public String SquadronName;

        @Override
        public String kind() {
            return "SharedBookmarkToSquadron";
        }
    }

    /**
     * Written when the player's application to a squadron is accepted. It is outside the specification,
     * and known from 1 real line. It came with version 4.2.1.0 of the game.
     */
    public static final class SquadronApplicationApproved extends Event {
        /** Time of the event. Always; seen in 1 line. */
        public String timestamp;
        /** Name of the event. Always; seen in 1 line. */
        public String event;
        /** ID of the squadron. Always; seen in 1 line. */
        public Long SquadronID;
        /** Name of the squadron. Always; seen in 1 line. */
        public String SquadronName;

        @Override
        public String kind() {
            return "SquadronApplicationApproved";
        }
    }

    /**
     * Written when the player's application to a squadron is turned down. It is declared only: public
     * libraries name it, but no real line of it was seen. It came with version 4.2.1.0 of the game.
     */
    public static final class SquadronApplicationRejected extends Event {
        /** Time of the event. Always; declared only. */
        public String timestamp;
        /** Name of the event. Always; declared only. */
        public String event;
        /** ID of the squadron. Always; declared only. */
        public Long SquadronID;
        /** Name of the squadron. Always; declared only. */
        public String SquadronName;

        @Override
        public String kind() {
            return "SquadronApplicationRejected";
        }
    }

    /**
     * Written when the player founds a squadron. It is declared only: public libraries name it, but no
     * real line of it was seen. It came with version 3.3 of the game.
     */
    public static final class SquadronCreated extends Event {
        /** Time of the event. Always; declared only. */
        public String timestamp;
        /** Name of the event. Always; declared only. */
        public String event;
        /** ID of the squadron; since 4.2.0.0. Optional; declared only. */
        public Long SquadronID;
        /** Name of the squadron. Always; declared only. */
        public String SquadronName;

        @Override
        public String kind() {
            return "SquadronCreated";
        }
    }

    /**
     * Written when the player is demoted in the squadron. It is declared only: public libraries name it,
     * but no real line of it was seen. It came with version 3.3 of the game.
     */
    public static final class SquadronDemotion extends Event {
        /** Time of the event. Always; declared only. */
        public String timestamp;
        /** Name of the event. Always; declared only. */
        public String event;
        /** ID of the squadron; since 4.2.0.0. Optional; declared only. */
        public Long SquadronID;
        /** Name of the squadron. Always; declared only. */
        public String SquadronName;
        /** Number of the rank before. Always; declared only. */
        public Long OldRank;
        /** Number of the rank now. Always; declared only. */
        public Long NewRank;
        /** Internal name of the rank before. Optional; declared only. */
        public String OldRankName;
        /** The rank before, as shown in game. Optional; declared only. */
        public String OldRankName_Localised;
        /** Internal name of the rank now. Optional; declared only. */
        public String NewRankName;
        /** The rank now, as shown in game. Optional; declared only. */
        public String NewRankName_Localised;

        @Override
        public String kind() {
            return "SquadronDemotion";
        }
    }

    /**
     * Written when the player is promoted in the squadron. It is declared only: public libraries name it,
     * but no real line of it was seen. It came with version 3.3 of the game.
     */
    public static final class SquadronPromotion extends Event {
        /** Time of the event. Always; declared only. */
        public String timestamp;
        /** Name of the event. Always; declared only. */
        public String event;
        /** ID of the squadron; since 4.2.0.0. Optional; declared only. */
        public Long SquadronID;
        /** Name of the squadron. Always; declared only. */
        public String SquadronName;
        /** Number of the rank before. Always; declared only. */
        public Long OldRank;
        /** Number of the rank now. Always; declared only. */
        public Long NewRank;
        /** Internal name of the rank before. Optional; declared only. */
        public String OldRankName;
        /** The rank before, as shown in game. Optional; declared only. */
        public String OldRankName_Localised;
        /** Internal name of the rank now. Optional; declared only. */
        public String NewRankName;
        /** The rank now, as shown in game. Optional; declared only. */
        public String NewRankName_Localised;

        @Override
        public String kind() {
            return "SquadronPromotion";
        }
    }

    /**
     * Written when the player wins a trophy for the squadron. It is declared only: public libraries name
     * it, but no real line of it was seen. It came with version 3.3 of the game.
     */
    public static final class WonATrophyForSquadron extends Event {
        /** Time of the event. Always; declared only. */
        public String timestamp;
        /** Name of the event. Always; declared only. */
        public String event;
        /** Name of the squadron. Always; declared only. */
        public String SquadronName;

        @Override
        public String kind() {
            return "WonATrophyForSquadron";
        }
    }

    /**
     * Written when the player deploys a colonisation beacon in a claimed system. It is outside the
     * specification, and known from 2 real lines. It came with version 4.1.1.0 of the game.
     */
    public static final class ColonisationBeaconDeployed extends Event {
        /** Time of the event. Always; seen in 2 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 2 lines. */
        public String event;

        @Override
        public String kind() {
            return "ColonisationBeaconDeployed";
        }
    }

    /** A commodity that a construction needs. */
    public static final class ConstructionResource extends JournalObject {
        /** Internal name of the commodity. Always; seen in 550 lines. */
        public String Name;
        /** The commodity, as shown in game. Over 99 %; seen in 550 lines. */
        public String Name_Localised;
        /** Tonnes needed in all. Always; seen in 550 lines. */
        public Long RequiredAmount;
        /** Tonnes delivered so far. Always; seen in 550 lines. */
        public Long ProvidedAmount;
        /** Payment per tonne, in credits. Always; seen in 550 lines. */
        public Long Payment;
    }

    /**
     * Written when the player docks at a construction site, and every 15 seconds while there. It is
     * outside the specification, and known from 550 real lines. It came with version 4.1.1.0 of the game.
     */
    public static final class ColonisationConstructionDepot extends Event {
        /** Time of the event. Always; seen in 550 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 550 lines. */
        public String event;
        /** ID of the construction site's market. Always; seen in 550 lines. */
        public Long MarketID;
        /** How much has been delivered, from 0 to 1. Always; seen in 550 lines. */
        public Double ConstructionProgress;
        /** The construction is complete. Always; seen in 550 lines. */
        public Boolean ConstructionComplete;
        /** The construction was not completed in time. Always; seen in 550 lines. */
        public Boolean ConstructionFailed;
        /** The commodities the construction takes. Always; seen in 550 lines. */
        public List<ConstructionResource> ResourcesRequired;

        @Override
        public String kind() {
            return "ColonisationConstructionDepot";
        }
    }

    /** An amount of one commodity delivered to a construction site. */
    public static final class ConstructionContribution extends JournalObject {
        /** Internal name of the commodity. Always; seen in 35 lines. */
        public String Name;
        /** The commodity, as shown in game. Over 99 %; seen in 35 lines. */
        public String Name_Localised;
        /** Number of tonnes. Always; seen in 35 lines. */
        public Long Amount;
    }

    /**
     * Written when the player delivers commodities to a construction site. It is outside the
     * specification, and known from 35 real lines. It came with version 4.1.1.0 of the game.
     */
    public static final class ColonisationContribution extends Event {
        /** Time of the event. Always; seen in 35 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 35 lines. */
        public String event;
        /** ID of the construction site's market. Always; seen in 35 lines. */
        public Long MarketID;
        /** What was delivered. Always; seen in 35 lines. */
        public List<ConstructionContribution> Contributions;

        @Override
        public String kind() {
            return "ColonisationContribution";
        }
    }

    /**
     * Written when the player claims a system for colonisation. It is outside the specification, and known
     * from 4 real lines. It came with version 4.1.1.0 of the game.
     */
    public static final class ColonisationSystemClaim extends Event {
        /** Time of the event. Always; seen in 4 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 4 lines. */
        public String event;
        /** Name of the system. Always; seen in 4 lines. */
        public String StarSystem;
        /** Address of the system. Always; seen in 4 lines. */
        public Long SystemAddress;

        @Override
        public String kind() {
            return "ColonisationSystemClaim";
        }
    }

    /**
     * Written when the player gives up a claim to a system. It is outside the specification, and known
     * from 1 real line. It came with version 4.1.1.0 of the game.
     */
    public static final class ColonisationSystemClaimRelease extends Event {
        /** Time of the event. Always; seen in 1 line. */
        public String timestamp;
        /** Name of the event. Always; seen in 1 line. */
        public String event;
        /** Name of the system. Always; seen in 1 line. */
        public String StarSystem;
        /** Address of the system. Always; seen in 1 line. */
        public Long SystemAddress;

        @Override
        public String kind() {
            return "ColonisationSystemClaimRelease";
        }
    }

    /**
     * Written when a construction is completed; one public collection names the kind. It is declared only:
     * public libraries name it, but no real line of it was seen. It came with version 4.2.2.0 of the game.
     */
    public static final class CompleteConstruction extends Event {
        /** Time of the event. Always; declared only. */
        public String timestamp;
        /** Name of the event. Always; declared only. */
        public String event;

        @Override
        public String kind() {
            return "CompleteConstruction";
        }
    }

    /**
     * Written when the automatic field maintenance unit has repaired a module, wholly or in part. It is
     * outside the specification, and known from 222 real lines. It came with version 2.4 of the game.
     */
    public static final class AfmuRepairs extends Event {
        /** Time of the event. Always; seen in 222 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 222 lines. */
        public String event;
        /** Internal name of the module. Always; seen in 222 lines. */
        public String Module;
        /** The module, as shown in game. Over 99 %; seen in 222 lines. */
        public String Module_Localised;
        /** The module is whole again. Always; seen in 222 lines. */
        public Boolean FullyRepaired;
        /** Health of the module now, from 0 to 1. Always; seen in 222 lines. */
        public Double Health;

        @Override
        public String kind() {
            return "AfmuRepairs";
        }
    }

    /**
     * Written when the player takes another role in the crew of another player's ship. It is outside the
     * specification, and known from 28 real lines. It came with version 2.3 of the game.
     */
    public static final class ChangeCrewRole extends Event {
        /** Time of the event. Always; seen in 28 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 28 lines. */
        public String event;
        /** The new role. Always; seen in 28 lines. */
        public String Role;
        /** The player is aboard by telepresence; since 4.0.0.1200. Always; seen in 28 lines. */
        public Boolean Telepresence;

        @Override
        public String kind() {
            return "ChangeCrewRole";
        }
    }

    /**
     * Written when a member of the player's crew launches a fighter. It is outside the specification, and
     * known from 85 real lines. It came with version 2.3 of the game. It was last seen in version 2.3, and
     * may just be rare.
     */
    public static final class CrewLaunchFighter extends Event {
        /** Time of the event. Always; seen in 85 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 85 lines. */
        public String event;
        /** The crew is aboard by telepresence; since 4.0.0.1200. Declared only; declared only. */
        public Boolean Telepresence;
        /** Name of the crew member, a player. Always; seen in 85 lines. */
        public String Crew;
        /** ID of the fighter. Declared only; declared only. */
        public Long ID;

        @Override
        public String kind() {
            return "CrewLaunchFighter";
        }
    }

    /**
     * Written when another player joins the crew of the player's ship. It is outside the specification,
     * and known from 4 real lines. It came with version 2.3 of the game.
     */
    public static final class CrewMemberJoins extends Event {
        /** Time of the event. Always; seen in 4 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 4 lines. */
        public String event;
        /** Name of the crew member, a player. Always; seen in 4 lines. */
        public String Crew;
        /** The crew is aboard by telepresence; since 4.0.0.1200. Over 99 %; seen in 4 lines. */
        public Boolean Telepresence;

        @Override
        public String kind() {
            return "CrewMemberJoins";
        }
    }

    /**
     * Written when another player leaves the crew of the player's ship. It is outside the specification,
     * and known from 4 real lines. It came with version 2.3 of the game.
     */
    public static final class CrewMemberQuits extends Event {
        /** Time of the event. Always; seen in 4 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 4 lines. */
        public String event;
        /** Name of the crew member, a player. Always; seen in 4 lines. */
        public String Crew;
        /** The crew is aboard by telepresence; since 4.0.0.1200. Over 99 %; seen in 4 lines. */
        public Boolean Telepresence;

        @Override
        public String kind() {
            return "CrewMemberQuits";
        }
    }

    /**
     * Written when a member of the player's crew takes another role. It is outside the specification, and
     * known from 4 real lines. It came with version 2.3 of the game.
     */
    public static final class CrewMemberRoleChange extends Event {
        /** Time of the event. Always; seen in 4 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 4 lines. */
        public String event;
        /** Name of the crew member, a player. Always; seen in 4 lines. */
        public String Crew;
        /** The new role. Always; seen in 4 lines. */
        public String Role;
        /** The crew is aboard by telepresence; since 4.0.0.1200. Over 99 %; seen in 4 lines. */
        public Boolean Telepresence;

        @Override
        public String kind() {
            return "CrewMemberRoleChange";
        }
    }

    /**
     * Written when a fighter returns to the ship. It is outside the specification, and known from 110 real
     * lines.
     */
    public static final class DockFighter extends Event {
        /** Time of the event. Always; seen in 110 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 110 lines. */
        public String event;
        /** ID of the fighter; since 3.4. Always; seen in 110 lines. */
        public Long ID;

        @Override
        public String kind() {
            return "DockFighter";
        }
    }

    /**
     * Written when an SRV returns to the ship. It is outside the specification, and known from 1,021 real
     * lines.
     */
    public static final class DockSRV extends Event {
        /** Time of the event. Always; seen in 1,021 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 1,021 lines. */
        public String event;
        /** Internal name of the vehicle; since 4.0.0.1000. 99 %; seen in 1,015 lines. */
        public String SRVType;
        /** The vehicle, as shown in game. 99 %; seen in 1,015 lines. */
        public String SRVType_Localised;
        /** ID of the vehicle; since 3.4. Always; seen in 1,021 lines. */
        public Long ID;

        @Override
        public String kind() {
            return "DockSRV";
        }
    }

    /**
     * Written when the player, as captain, ends the session of the crew. It is outside the specification,
     * and known from 4 real lines. It came with version 2.3 of the game.
     */
    public static final class EndCrewSession extends Event {
        /** Time of the event. Always; seen in 4 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 4 lines. */
        public String event;
        /** It ends because of a crime. Over 99 %; seen in 4 lines. */
        public Boolean OnCrime;
        /** The crew is aboard by telepresence; since 4.0.0.1200. Over 99 %; seen in 4 lines. */
        public Boolean Telepresence;

        @Override
        public String kind() {
            return "EndCrewSession";
        }
    }

    /**
     * Written when the ship has rebuilt a lost fighter. It is outside the specification, and known from
     * 104 real lines. It came with version 3.0 of the game.
     */
    public static final class FighterRebuilt extends Event {
        /** Time of the event. Always; seen in 104 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 104 lines. */
        public String event;
        /** Loadout of the fighter. Always; seen in 104 lines. */
        public String Loadout;
        /** ID of the fighter; since 3.4. Always; seen in 104 lines. */
        public Long ID;

        @Override
        public String kind() {
            return "FighterRebuilt";
        }
    }

    /**
     * Written when the status of a friend changes, or a friend is online when the game starts up. It is
     * outside the specification, and known from 4,624 real lines. It came with version 2.3.10 of the game.
     */
    public static final class Friends extends Event {
        /** Time of the event. Always; seen in 4,624 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 4,624 lines. */
        public String event;
        /** The new status. Always; seen in 4,624 lines. */
        public String Status;
        /** Name of the friend. Always; seen in 4,624 lines. */
        public String Name;

        @Override
        public String kind() {
            return "Friends";
        }
    }

    /**
     * Written when the player joins the crew of another player's ship. It is outside the specification,
     * and known from 4 real lines. It came with version 2.3 of the game.
     */
    public static final class JoinACrew extends Event {
        /** Time of the event. Always; seen in 4 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 4 lines. */
        public String event;
        /** Name of the ship's commander. Always; seen in 4 lines. */
        public String Captain;
        /** The player is aboard by telepresence; since 4.0.0.1200. Over 99 %; seen in 4 lines. */
        public Boolean Telepresence;

        @Override
        public String kind() {
            return "JoinACrew";
        }
    }

    /**
     * Written when the player, as captain, removes someone from the crew. It is outside the specification,
     * and known from 9 real lines. It came with version 2.3 of the game. It was last seen in version 2.3,
     * and may just be rare.
     */
    public static final class KickCrewMember extends Event {
        /** Time of the event. Always; seen in 9 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 9 lines. */
        public String event;
        /** Name of the crew member, a player. Always; seen in 9 lines. */
        public String Crew;
        /** The crew member was removed because of a crime; since 2.3. Over 99 %; seen in 9 lines. */
        public Boolean OnCrime;
        /** The crew is aboard by telepresence; since 4.0.0.1200. Declared only; declared only. */
        public Boolean Telepresence;

        @Override
        public String kind() {
            return "KickCrewMember";
        }
    }

    /**
     * Written when a fighter is launched from the ship. It is outside the specification, and known from
     * 226 real lines.
     */
    public static final class LaunchFighter extends Event {
        /** Time of the event. Always; seen in 226 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 226 lines. */
        public String event;
        /**
         * Internal name of the type of fighter, which the game writes under an empty key; since 4.4.1.0. 0.4
         * %; seen in 1 line.
         */
        @Key("")
        public String Empty;
        /** The type of fighter, as shown in game. 0.4 %; seen in 1 line. */
        @Key("_Localised")
        public String Localised;
        /** Loadout of the fighter. Always; seen in 226 lines. */
        public String Loadout;
        /** ID of the fighter; since 3.4. Always; seen in 226 lines. */
        public Long ID;
        /** The player is flying it. Always; seen in 226 lines. */
        public Boolean PlayerControlled;

        @Override
        public String kind() {
            return "LaunchFighter";
        }
    }

    /**
     * Written when an SRV is deployed from the ship. It is outside the specification, and known from 1,031
     * real lines.
     */
    public static final class LaunchSRV extends Event {
        /** Time of the event. Always; seen in 1,031 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 1,031 lines. */
        public String event;
        /** Internal name of the vehicle; since 4.0.0.1000. 99 %; seen in 1,025 lines. */
        public String SRVType;
        /** The vehicle, as shown in game. 99 %; seen in 1,025 lines. */
        public String SRVType_Localised;
        /** Loadout of the vehicle. Always; seen in 1,031 lines. */
        public String Loadout;
        /** ID of the vehicle; since 3.4. Always; seen in 1,031 lines. */
        public Long ID;
        /** The player is driving. Always; seen in 1,031 lines. */
        public Boolean PlayerControlled;

        @Override
        public String kind() {
            return "LaunchSRV";
        }
    }

    /**
     * Written when a small vessel, such as the Nomad, is launched from the ship. It is outside the
     * specification, and known from 4 real lines. It came with version 4.4.1.0 of the game.
     */
    public static final class LaunchVessel extends Event {
        /** Time of the event. Always; seen in 4 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 4 lines. */
        public String event;
        /** Internal name of the vessel. Always; seen in 4 lines. */
        public String VesselType;
        /** The vessel, as shown in game. Always; seen in 4 lines. */
        public String VesselType_Localised;
        /** Loadout of the vessel. Always; seen in 4 lines. */
        public String Loadout;
        /** Slot of the bay that it came from; another vehicle may have it later. Always; seen in 4 lines. */
        public Long ID;
        /** The player is flying it. Always; seen in 4 lines. */
        public Boolean PlayerControlled;

        @Override
        public String kind() {
            return "LaunchVessel";
        }
    }

    /**
     * Written when the in-game music changes. It is outside the specification, and known from 135,373 real
     * lines. It came with version 2.4 of the game.
     */
    public static final class Music extends Event {
        /** Time of the event. Always; seen in 135,373 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 135,373 lines. */
        public String event;
        /** Name of the track, such as Exploration or DockingComputer. Always; seen in 135,373 lines. */
        public String MusicTrack;

        @Override
        public String kind() {
            return "Music";
        }
    }

    /**
     * Written when a hired crew member gets a share of the player's earnings. It is outside the
     * specification, and known from 5,187 real lines. It came with version 3.0 of the game.
     */
    public static final class NpcCrewPaidWage extends Event {
        /** Time of the event. Always; seen in 5,187 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 5,187 lines. */
        public String event;
        /** Name of the hired crew member. Always; seen in 5,187 lines. */
        public String NpcCrewName;
        /** ID of the hired crew member. Always; seen in 5,187 lines. */
        public Long NpcCrewId;
        /** Wage paid, in credits. Always; seen in 5,187 lines. */
        public Long Amount;

        @Override
        public String kind() {
            return "NpcCrewPaidWage";
        }
    }

    /**
     * Written when a hired crew member rises to another combat rank. It is outside the specification, and
     * known from 4 real lines. It came with version 3.0 of the game.
     */
    public static final class NpcCrewRank extends Event {
        /** Time of the event. Always; seen in 4 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 4 lines. */
        public String event;
        /** Name of the hired crew member. Always; seen in 4 lines. */
        public String NpcCrewName;
        /** ID of the hired crew member. Always; seen in 4 lines. */
        public Long NpcCrewId;
        /** The new combat rank, counted from 0. Always; seen in 4 lines. */
        public Long RankCombat;

        @Override
        public String kind() {
            return "NpcCrewRank";
        }
    }

    /**
     * Written when the player rises in rank. It is outside the specification, and known from 58 real
     * lines.
     */
    public static final class Promotion extends Event {
        /** Time of the event. Always; seen in 58 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 58 lines. */
        public String event;
        /** New trade rank, counted from 0; only if it has risen. 21 %; seen in 12 lines. */
        public Long Trade;
        /** New CQC rank, counted from 0; only if it has risen. Declared only; declared only. */
        public Long CQC;
        /** New mercenary rank, counted from 0; only if it has risen. 6.9 %; seen in 4 lines. */
        public Long Soldier;
        /** New exobiologist rank, counted from 0; only if it has risen. 33 %; seen in 19 lines. */
        public Long Exobiologist;
        /** New rank in the Imperial Navy, counted from 0; only if it has risen. Declared only; declared only. */
        public Long Empire;
        /** New rank in the Federal Navy, counted from 0; only if it has risen. 14 %; seen in 8 lines. */
        public Long Federation;
        /** New exploration rank, counted from 0; only if it has risen. 17 %; seen in 10 lines. */
        public Long Explore;
        /** New combat rank, counted from 0; only if it has risen. 8.6 %; seen in 5 lines. */
        public Long Combat;

        @Override
        public String kind() {
            return "Promotion";
        }
    }

    /**
     * Written when the player leaves the crew of another player's ship. It is outside the specification,
     * and known from 4 real lines. It came with version 2.3 of the game.
     */
    public static final class QuitACrew extends Event {
        /** Time of the event. Always; seen in 4 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 4 lines. */
        public String event;
        /** Name of the ship's commander; may be empty. Always; seen in 4 lines. */
        public String Captain;
        /** The player is aboard by telepresence; since 4.0.0.1200. Declared only; declared only. */
        public Boolean Telepresence;

        @Override
        public String kind() {
            return "QuitACrew";
        }
    }

    /**
     * Written when the player reboots the ship to repair it. It is outside the specification, and known
     * from 8 real lines.
     */
    public static final class RebootRepair extends Event {
        /** Time of the event. Always; seen in 8 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 8 lines. */
        public String event;
        /** Slots of the modules repaired. Always; seen in 8 lines. */
        public List<String> Modules;

        @Override
        public String kind() {
            return "RebootRepair";
        }
    }

    /**
     * Written when a message arrives, from a player, a character of the game or a station. It is outside
     * the specification, and known from 104,093 real lines.
     */
    public static final class ReceiveText extends Event {
        /** Time of the event. Always; seen in 104,093 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 104,093 lines. */
        public String event;
        /** Name of the sender; may be empty. Always; seen in 104,093 lines. */
        public String From;
        /** The sender, as shown in game. 62 %; seen in 64,434 lines. */
        public String From_Localised;
        /** The message, or its internal name if the game wrote it. Always; seen in 104,093 lines. */
        public String Message;
        /** The message, as shown in game. 88 %; seen in 91,081 lines. */
        public String Message_Localised;
        /** The channel it came on; since 2.2 (Beta 5). Always; seen in 104,093 lines. */
        public String Channel;

        @Override
        public String kind() {
            return "ReceiveText";
        }
    }

    /**
     * Written when a repair limpet has repaired the ship. It is outside the specification, and known from
     * 115 real lines. It came with version 2.4 of the game.
     */
    public static final class RepairDrone extends Event {
        /** Time of the event. Always; seen in 115 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 115 lines. */
        public String event;
        /** Damage to the hull repaired. 90 %; seen in 104 lines. */
        public Double HullRepaired;
        /** Damage to the cockpit canopy repaired. 10 %; seen in 12 lines. */
        public Double CockpitRepaired;
        /** Damage by corrosion repaired. 23 %; seen in 26 lines. */
        public Double CorrosionRepaired;

        @Override
        public String kind() {
            return "RepairDrone";
        }
    }

    /**
     * Written when another ship or the station has scanned the player. It is outside the specification,
     * and known from 12,796 real lines. It came with version 2.3 of the game.
     */
    public static final class Scanned extends Event {
        /** Time of the event. Always; seen in 12,796 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 12,796 lines. */
        public String event;
        /** What the scan was for. Always; seen in 12,796 lines. */
        public String ScanType;

        @Override
        public String kind() {
            return "Scanned";
        }
    }

    /**
     * Written when the player sends a message. It is outside the specification, and known from 1,008 real
     * lines.
     */
    public static final class SendText extends Event {
        /** Time of the event. Always; seen in 1,008 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 1,008 lines. */
        public String event;
        /** The player or channel it is sent to. Always; seen in 1,008 lines. */
        public String To;
        /** The player or channel it is sent to, as shown in game; since 4.2.1.0. Declared only; declared only. */
        public String To_Localised;
        /** The message. Always; seen in 1,008 lines. */
        public String Message;
        /** The message could be sent. Always; seen in 1,008 lines. */
        public Boolean Sent;

        @Override
        public String kind() {
            return "SendText";
        }
    }

    /**
     * Written when the player switches control between the ship and a fighter. It is outside the
     * specification, and known from 13 real lines.
     */
    public static final class VehicleSwitch extends Event {
        /** Time of the event. Always; seen in 13 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 13 lines. */
        public String event;
        /** What the player controls now: Mothership or Fighter. 92 %; seen in 12 lines. */
        public String To;

        @Override
        public String kind() {
            return "VehicleSwitch";
        }
    }

    /**
     * Written when another player joins the player's wing. It is outside the specification, and known from
     * 165 real lines.
     */
    public static final class WingAdd extends Event {
        /** Time of the event. Always; seen in 165 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 165 lines. */
        public String event;
        /** Name of that player. Always; seen in 165 lines. */
        public String Name;

        @Override
        public String kind() {
            return "WingAdd";
        }
    }

    /**
     * Written when another player invites the player to a wing. It is outside the specification, and known
     * from 49 real lines. It came with version 2.3.10 of the game.
     */
    public static final class WingInvite extends Event {
        /** Time of the event. Always; seen in 49 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 49 lines. */
        public String event;
        /** Name of that player. Always; seen in 49 lines. */
        public String Name;

        @Override
        public String kind() {
            return "WingInvite";
        }
    }

    /** Written when the player joins a wing. It is outside the specification, and known from 89 real lines. */
    public static final class WingJoin extends Event {
        /** Time of the event. Always; seen in 89 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 89 lines. */
        public String event;
        /** Names of the players already in the wing. Always; seen in 89 lines. */
        public List<String> Others;

        @Override
        public String kind() {
            return "WingJoin";
        }
    }

    /**
     * Written when the player leaves the wing. It is outside the specification, and known from 85 real
     * lines.
     */
    public static final class WingLeave extends Event {
        /** Time of the event. Always; seen in 85 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 85 lines. */
        public String event;

        @Override
        public String kind() {
            return "WingLeave";
        }
    }

    private static final Map<String, Supplier<Event>> KINDS = new HashMap<>();
    /** The files beside the journal, by the kind of event that they hold. */
    public static final Map<String, String> COMPANIONS = new HashMap<>();

    static {
        KINDS.put("FSDJump", FSDJump::new);
        KINDS.put("Status", Status::new);
        KINDS.put("Docked", Docked::new);
        KINDS.put("CommunityGoal", CommunityGoal::new);
        KINDS.put("EngineerProgress", EngineerProgress::new);
        KINDS.put("Missions", Missions::new);
        KINDS.put("StoredModules", StoredModules::new);
        KINDS.put("MultiSellExplorationData", MultiSellExplorationData::new);
        KINDS.put("CargoTransfer", CargoTransfer::new);
        KINDS.put("ModuleInfo", ModuleInfo::new);
        KINDS.put("NavRoute", NavRoute::new);
        KINDS.put("Synthesis", Synthesis::new);
        KINDS.put("SquadronStartup", SquadronStartup::new);
        KINDS.put("SuitLoadout", SuitLoadout::new);
        KINDS.put("UpgradeSuit", UpgradeSuit::new);
        KINDS.put("UpgradeWeapon", UpgradeWeapon::new);
        KINDS.put("Cargo", Cargo::new);
        KINDS.put("ClearSavedGame", ClearSavedGame::new);
        KINDS.put("Commander", Commander::new);
        KINDS.put("Continued", Continued::new);
        KINDS.put("Fileheader", Fileheader::new);
        KINDS.put("GameModeChange", GameModeChange::new);
        KINDS.put("LoadGame", LoadGame::new);
        KINDS.put("Loadout", Loadout::new);
        KINDS.put("Location", Location::new);
        KINDS.put("Materials", Materials::new);
        KINDS.put("NewCommander", NewCommander::new);
        KINDS.put("Passengers", Passengers::new);
        KINDS.put("Progress", Progress::new);
        KINDS.put("Rank", Rank::new);
        KINDS.put("Reputation", Reputation::new);
        KINDS.put("Shutdown", Shutdown::new);
        KINDS.put("Statistics", Statistics::new);
        KINDS.put("ApproachBody", ApproachBody::new);
        KINDS.put("ApproachSettlement", ApproachSettlement::new);
        KINDS.put("DockingCancelled", DockingCancelled::new);
        KINDS.put("DockingDenied", DockingDenied::new);
        KINDS.put("DockingGranted", DockingGranted::new);
        KINDS.put("DockingRequested", DockingRequested::new);
        KINDS.put("DockingTimeout", DockingTimeout::new);
        KINDS.put("FSDTarget", FSDTarget::new);
        KINDS.put("FuelScoop", FuelScoop::new);
        KINDS.put("JetConeBoost", JetConeBoost::new);
        KINDS.put("JetConeDamage", JetConeDamage::new);
        KINDS.put("LeaveBody", LeaveBody::new);
        KINDS.put("Liftoff", Liftoff::new);
        KINDS.put("NavRouteClear", NavRouteClear::new);
        KINDS.put("ReservoirReplenished", ReservoirReplenished::new);
        KINDS.put("StartJump", StartJump::new);
        KINDS.put("SupercruiseDestinationDrop", SupercruiseDestinationDrop::new);
        KINDS.put("SupercruiseEntry", SupercruiseEntry::new);
        KINDS.put("SupercruiseExit", SupercruiseExit::new);
        KINDS.put("Touchdown", Touchdown::new);
        KINDS.put("USSDrop", USSDrop::new);
        KINDS.put("Undocked", Undocked::new);
        KINDS.put("Bounty", Bounty::new);
        KINDS.put("CapShipBond", CapShipBond::new);
        KINDS.put("CockpitBreached", CockpitBreached::new);
        KINDS.put("CommitCrime", CommitCrime::new);
        KINDS.put("CrimeVictim", CrimeVictim::new);
        KINDS.put("Died", Died::new);
        KINDS.put("EscapeInterdiction", EscapeInterdiction::new);
        KINDS.put("FactionKillBond", FactionKillBond::new);
        KINDS.put("FighterDestroyed", FighterDestroyed::new);
        KINDS.put("HeatDamage", HeatDamage::new);
        KINDS.put("HeatWarning", HeatWarning::new);
        KINDS.put("HullDamage", HullDamage::new);
        KINDS.put("Interdicted", Interdicted::new);
        KINDS.put("Interdiction", Interdiction::new);
        KINDS.put("PVPKill", PVPKill::new);
        KINDS.put("Resurrect", Resurrect::new);
        KINDS.put("SRVDestroyed", SRVDestroyed::new);
        KINDS.put("SelfDestruct", SelfDestruct::new);
        KINDS.put("ShieldState", ShieldState::new);
        KINDS.put("ShipTargeted", ShipTargeted::new);
        KINDS.put("SystemsShutdown", SystemsShutdown::new);
        KINDS.put("UnderAttack", UnderAttack::new);
        KINDS.put("BuyExplorationData", BuyExplorationData::new);
        KINDS.put("CodexEntry", CodexEntry::new);
        KINDS.put("DataScanned", DataScanned::new);
        KINDS.put("DatalinkScan", DatalinkScan::new);
        KINDS.put("DatalinkVoucher", DatalinkVoucher::new);
        KINDS.put("DiscoveryScan", DiscoveryScan::new);
        KINDS.put("FSSAllBodiesFound", FSSAllBodiesFound::new);
        KINDS.put("FSSBodySignals", FSSBodySignals::new);
        KINDS.put("FSSDiscoveryScan", FSSDiscoveryScan::new);
        KINDS.put("FSSSignalDiscovered", FSSSignalDiscovered::new);
        KINDS.put("MaterialCollected", MaterialCollected::new);
        KINDS.put("MaterialDiscarded", MaterialDiscarded::new);
        KINDS.put("MaterialDiscovered", MaterialDiscovered::new);
        KINDS.put("NavBeaconScan", NavBeaconScan::new);
        KINDS.put("SAAScanComplete", SAAScanComplete::new);
        KINDS.put("SAASignalsFound", SAASignalsFound::new);
        KINDS.put("Scan", Scan::new);
        KINDS.put("ScanBaryCentre", ScanBaryCentre::new);
        KINDS.put("Screenshot", Screenshot::new);
        KINDS.put("SellExplorationData", SellExplorationData::new);
        KINDS.put("AsteroidCracked", AsteroidCracked::new);
        KINDS.put("BuyDrones", BuyDrones::new);
        KINDS.put("BuyTradeData", BuyTradeData::new);
        KINDS.put("CollectCargo", CollectCargo::new);
        KINDS.put("EjectCargo", EjectCargo::new);
        KINDS.put("LaunchDrone", LaunchDrone::new);
        KINDS.put("Market", Market::new);
        KINDS.put("MarketBuy", MarketBuy::new);
        KINDS.put("MarketSell", MarketSell::new);
        KINDS.put("MiningRefined", MiningRefined::new);
        KINDS.put("ProspectedAsteroid", ProspectedAsteroid::new);
        KINDS.put("SellDrones", SellDrones::new);
        KINDS.put("BuyAmmo", BuyAmmo::new);
        KINDS.put("CargoDepot", CargoDepot::new);
        KINDS.put("ClearImpound", ClearImpound::new);
        KINDS.put("CommunityGoalDiscard", CommunityGoalDiscard::new);
        KINDS.put("CommunityGoalJoin", CommunityGoalJoin::new);
        KINDS.put("CommunityGoalReward", CommunityGoalReward::new);
        KINDS.put("CrewAssign", CrewAssign::new);
        KINDS.put("CrewFire", CrewFire::new);
        KINDS.put("CrewHire", CrewHire::new);
        KINDS.put("EngineerContribution", EngineerContribution::new);
        KINDS.put("EngineerCraft", EngineerCraft::new);
        KINDS.put("EngineerLegacyConvert", EngineerLegacyConvert::new);
        KINDS.put("FetchRemoteModule", FetchRemoteModule::new);
        KINDS.put("MarketID", MarketID::new);
        KINDS.put("MassModuleStore", MassModuleStore::new);
        KINDS.put("MaterialTrade", MaterialTrade::new);
        KINDS.put("MissionAbandoned", MissionAbandoned::new);
        KINDS.put("MissionAccepted", MissionAccepted::new);
        KINDS.put("MissionCompleted", MissionCompleted::new);
        KINDS.put("MissionFailed", MissionFailed::new);
        KINDS.put("MissionRedirected", MissionRedirected::new);
        KINDS.put("ModuleBuy", ModuleBuy::new);
        KINDS.put("ModuleBuyAndStore", ModuleBuyAndStore::new);
        KINDS.put("ModuleRetrieve", ModuleRetrieve::new);
        KINDS.put("ModuleSell", ModuleSell::new);
        KINDS.put("ModuleSellRemote", ModuleSellRemote::new);
        KINDS.put("ModuleStore", ModuleStore::new);
        KINDS.put("ModuleSwap", ModuleSwap::new);
        KINDS.put("Outfitting", Outfitting::new);
        KINDS.put("PayBounties", PayBounties::new);
        KINDS.put("PayFines", PayFines::new);
        KINDS.put("RedeemVoucher", RedeemVoucher::new);
        KINDS.put("RefuelAll", RefuelAll::new);
        KINDS.put("RefuelPartial", RefuelPartial::new);
        KINDS.put("Repair", Repair::new);
        KINDS.put("RepairAll", RepairAll::new);
        KINDS.put("RestockVehicle", RestockVehicle::new);
        KINDS.put("ScientificResearch", ScientificResearch::new);
        KINDS.put("SearchAndRescue", SearchAndRescue::new);
        KINDS.put("SellShipOnRebuy", SellShipOnRebuy::new);
        KINDS.put("SetUserShipName", SetUserShipName::new);
        KINDS.put("ShipRedeemed", ShipRedeemed::new);
        KINDS.put("Shipyard", Shipyard::new);
        KINDS.put("ShipyardBankDeposit", ShipyardBankDeposit::new);
        KINDS.put("ShipyardBuy", ShipyardBuy::new);
        KINDS.put("ShipyardNew", ShipyardNew::new);
        KINDS.put("ShipyardRedeem", ShipyardRedeem::new);
        KINDS.put("ShipyardSell", ShipyardSell::new);
        KINDS.put("ShipyardSwap", ShipyardSwap::new);
        KINDS.put("ShipyardTransfer", ShipyardTransfer::new);
        KINDS.put("StoredShips", StoredShips::new);
        KINDS.put("TechnologyBroker", TechnologyBroker::new);
        KINDS.put("DeliverPowerMicroResources", DeliverPowerMicroResources::new);
        KINDS.put("HoloscreenHacked", HoloscreenHacked::new);
        KINDS.put("Powerplay", Powerplay::new);
        KINDS.put("PowerplayCollect", PowerplayCollect::new);
        KINDS.put("PowerplayDefect", PowerplayDefect::new);
        KINDS.put("PowerplayDeliver", PowerplayDeliver::new);
        KINDS.put("PowerplayFastTrack", PowerplayFastTrack::new);
        KINDS.put("PowerplayJoin", PowerplayJoin::new);
        KINDS.put("PowerplayLeave", PowerplayLeave::new);
        KINDS.put("PowerplayMerits", PowerplayMerits::new);
        KINDS.put("PowerplayRank", PowerplayRank::new);
        KINDS.put("PowerplaySalary", PowerplaySalary::new);
        KINDS.put("PowerplayVote", PowerplayVote::new);
        KINDS.put("PowerplayVoucher", PowerplayVoucher::new);
        KINDS.put("RequestPowerMicroResources", RequestPowerMicroResources::new);
        KINDS.put("CarrierBankTransfer", CarrierBankTransfer::new);
        KINDS.put("CarrierBuy", CarrierBuy::new);
        KINDS.put("CarrierCancelDecommission", CarrierCancelDecommission::new);
        KINDS.put("CarrierCrewServices", CarrierCrewServices::new);
        KINDS.put("CarrierDecommission", CarrierDecommission::new);
        KINDS.put("CarrierDepositFuel", CarrierDepositFuel::new);
        KINDS.put("CarrierDockingPermission", CarrierDockingPermission::new);
        KINDS.put("CarrierFinance", CarrierFinance::new);
        KINDS.put("CarrierJump", CarrierJump::new);
        KINDS.put("CarrierJumpCancelled", CarrierJumpCancelled::new);
        KINDS.put("CarrierJumpRequest", CarrierJumpRequest::new);
        KINDS.put("CarrierLocation", CarrierLocation::new);
        KINDS.put("CarrierModulePack", CarrierModulePack::new);
        KINDS.put("CarrierNameChange", CarrierNameChange::new);
        KINDS.put("CarrierNameChanged", CarrierNameChanged::new);
        KINDS.put("CarrierShipPack", CarrierShipPack::new);
        KINDS.put("CarrierStats", CarrierStats::new);
        KINDS.put("CarrierTradeOrder", CarrierTradeOrder::new);
        KINDS.put("FCMaterials", FCMaterials::new);
        KINDS.put("BackPack", BackPack::new);
        KINDS.put("BackPackMaterials", BackPackMaterials::new);
        KINDS.put("Backpack", Backpack2::new);
        KINDS.put("BackpackChange", BackpackChange::new);
        KINDS.put("BackpackMaterials", BackpackMaterials2::new);
        KINDS.put("BookDropship", BookDropship::new);
        KINDS.put("BookTaxi", BookTaxi::new);
        KINDS.put("BuyMicroResources", BuyMicroResources::new);
        KINDS.put("BuySuit", BuySuit::new);
        KINDS.put("BuyWeapon", BuyWeapon::new);
        KINDS.put("CancelDropship", CancelDropship::new);
        KINDS.put("CancelTaxi", CancelTaxi::new);
        KINDS.put("CollectItems", CollectItems::new);
        KINDS.put("CreateSuitLoadout", CreateSuitLoadout::new);
        KINDS.put("DeleteSuitLoadout", DeleteSuitLoadout::new);
        KINDS.put("Disembark", Disembark::new);
        KINDS.put("DropItems", DropItems::new);
        KINDS.put("DropshipDeploy", DropshipDeploy::new);
        KINDS.put("Embark", Embark::new);
        KINDS.put("LoadoutEquipModule", LoadoutEquipModule::new);
        KINDS.put("LoadoutRemoveModule", LoadoutRemoveModule::new);
        KINDS.put("RenameSuitLoadout", RenameSuitLoadout::new);
        KINDS.put("Resupply", Resupply::new);
        KINDS.put("ScanOrganic", ScanOrganic::new);
        KINDS.put("SellMicroResources", SellMicroResources::new);
        KINDS.put("SellOrganicData", SellOrganicData::new);
        KINDS.put("SellSuit", SellSuit::new);
        KINDS.put("SellWeapon", SellWeapon::new);
        KINDS.put("ShipLocker", ShipLocker::new);
        KINDS.put("ShipLockerMaterials", ShipLockerMaterials::new);
        KINDS.put("SwitchSuitLoadout", SwitchSuitLoadout::new);
        KINDS.put("TradeMicroResources", TradeMicroResources::new);
        KINDS.put("TransferMicroResources", TransferMicroResources::new);
        KINDS.put("UseConsumable", UseConsumable::new);
        KINDS.put("AppliedToSquadron", AppliedToSquadron::new);
        KINDS.put("CancelledSquadronApplication", CancelledSquadronApplication::new);
        KINDS.put("DisbandedSquadron", DisbandedSquadron::new);
        KINDS.put("InvitedToSquadron", InvitedToSquadron::new);
        KINDS.put("JoinedSquadron", JoinedSquadron::new);
        KINDS.put("KickedFromSquadron", KickedFromSquadron::new);
        KINDS.put("LeftSquadron", LeftSquadron::new);
        KINDS.put("SharedBookmarkToSquadron", SharedBookmarkToSquadron::new);
        KINDS.put("SquadronApplicationApproved", SquadronApplicationApproved::new);
        KINDS.put("SquadronApplicationRejected", SquadronApplicationRejected::new);
        KINDS.put("SquadronCreated", SquadronCreated::new);
        KINDS.put("SquadronDemotion", SquadronDemotion::new);
        KINDS.put("SquadronPromotion", SquadronPromotion::new);
        KINDS.put("WonATrophyForSquadron", WonATrophyForSquadron::new);
        KINDS.put("ColonisationBeaconDeployed", ColonisationBeaconDeployed::new);
        KINDS.put("ColonisationConstructionDepot", ColonisationConstructionDepot::new);
        KINDS.put("ColonisationContribution", ColonisationContribution::new);
        KINDS.put("ColonisationSystemClaim", ColonisationSystemClaim::new);
        KINDS.put("ColonisationSystemClaimRelease", ColonisationSystemClaimRelease::new);
        KINDS.put("CompleteConstruction", CompleteConstruction::new);
        KINDS.put("AfmuRepairs", AfmuRepairs::new);
        KINDS.put("ChangeCrewRole", ChangeCrewRole::new);
        KINDS.put("CrewLaunchFighter", CrewLaunchFighter::new);
        KINDS.put("CrewMemberJoins", CrewMemberJoins::new);
        KINDS.put("CrewMemberQuits", CrewMemberQuits::new);
        KINDS.put("CrewMemberRoleChange", CrewMemberRoleChange::new);
        KINDS.put("DockFighter", DockFighter::new);
        KINDS.put("DockSRV", DockSRV::new);
        KINDS.put("EndCrewSession", EndCrewSession::new);
        KINDS.put("FighterRebuilt", FighterRebuilt::new);
        KINDS.put("Friends", Friends::new);
        KINDS.put("JoinACrew", JoinACrew::new);
        KINDS.put("KickCrewMember", KickCrewMember::new);
        KINDS.put("LaunchFighter", LaunchFighter::new);
        KINDS.put("LaunchSRV", LaunchSRV::new);
        KINDS.put("LaunchVessel", LaunchVessel::new);
        KINDS.put("Music", Music::new);
        KINDS.put("NpcCrewPaidWage", NpcCrewPaidWage::new);
        KINDS.put("NpcCrewRank", NpcCrewRank::new);
        KINDS.put("Promotion", Promotion::new);
        KINDS.put("QuitACrew", QuitACrew::new);
        KINDS.put("RebootRepair", RebootRepair::new);
        KINDS.put("ReceiveText", ReceiveText::new);
        KINDS.put("RepairDrone", RepairDrone::new);
        KINDS.put("Scanned", Scanned::new);
        KINDS.put("SendText", SendText::new);
        KINDS.put("VehicleSwitch", VehicleSwitch::new);
        KINDS.put("WingAdd", WingAdd::new);
        KINDS.put("WingInvite", WingInvite::new);
        KINDS.put("WingJoin", WingJoin::new);
        KINDS.put("WingLeave", WingLeave::new);
        COMPANIONS.put("Status", "Status.json");
        COMPANIONS.put("ModuleInfo", "ModulesInfo.json");
        COMPANIONS.put("NavRoute", "NavRoute.json");
        COMPANIONS.put("Cargo", "Cargo.json");
        COMPANIONS.put("NavRouteClear", "NavRoute.json");
        COMPANIONS.put("Market", "Market.json");
        COMPANIONS.put("Outfitting", "Outfitting.json");
        COMPANIONS.put("Shipyard", "Shipyard.json");
        COMPANIONS.put("FCMaterials", "FCMaterials.json");
        COMPANIONS.put("Backpack", "Backpack.json");
        COMPANIONS.put("ShipLocker", "ShipLocker.json");
    }
}
