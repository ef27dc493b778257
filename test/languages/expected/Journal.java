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
 * The journal of Elite Dangerous as types: 2 kinds of events, versions 4.0 to 4.1 of the game. Members
 * and kinds that have no class here are kept, and written back. Made by "shakedown types --language
 * java": change the tables there, not this file.
 */
public final class Journal {
…
    /** How it feels. Other values occur. */
    public static final class Mood {
        public static final String it_s_fine = "it's fine";
        public static final String Empty = "";
        public static final String _null = "null";
        public static final String _2_b = "2 b";
        public static final String to_be = "to-be";
        public static final String To_be_2 = "To be";
        /** Y. */
        public static final String x = "x";

        private Mood() {
        }
    }

    /** A side. */
    public static final class Side {
        public static final String left = "left";
        public static final String right = "right";

        private Side() {
        }
    }

    /** How large it is. */
    public static final class Size {
        /** Small. */
        public static final long small = 1L;
        /** Large: a "quoted" note. */
        public static final long large_a_quoted_note = 2L;

        private Size() {
        }
    }

    /** The bits of Lights in Status.json. */
    public static final class Lights {
        /** The light at the bow. */
        public static final long Bow = 1L << 0;
        /** The red ones. */
        public static final long PortSide = 1L << 7;
        /** The green ones. */
        public static final long StarboardSide = 1L << 8;
        /** The one at the stern. */
        public static final long Stern = 1L << 31;
        private static final Map<Integer, String> NAMES = new HashMap<>();

        static {
            NAMES.put(0, "Bow");
            NAMES.put(7, "PortSide");
            NAMES.put(8, "StarboardSide");
            NAMES.put(31, "Stern");
        }

        private Lights() {
        }

        /** The names of the bits that are set, lowest first; one without a name is Bit23. */
        public static List<String> decode(long value) {
            return bitNames(value, NAMES);
        }
    }

    /** What is left; ends no comment: *&#47; """ <b> [x]. */
    public static final class Wreck extends JournalObject {
        /** A word of most languages. Always; seen in 1,200 lines. */
        @Key("class")
        public Long _class;
        /** The same word but for its capital. Optional; seen in 1,200 lines. */
        public String Class;
        /** A member without a name. Optional; seen in 1,200 lines. */
        @Key("")
        public String Empty;
        /** A name that begins with a digit. Optional; seen in 1,200 lines. */
        @Key("2nd")
        public Boolean _2nd;
        /** A name that the types use themselves. Optional; seen in 1,200 lines. */
        @Key("Extra")
        public String Extra_2;
        /** The name of its own type. Optional; seen in 1,200 lines. */
        public String Wreck;
    }

    /**
     * Written when something blows up. It is outside the specification, and known from 1,200 real lines.
     * It came with version 4.0 of the game.
     */
    public static final class BlowUp2 extends Event {
        /** Time of the event. Always; seen in 1,200 lines. */
        public String timestamp;
        /** Name of the event. Always; seen in 1,200 lines. */
        public String event;
        /** How it felt. Always; seen in 1,200 lines. */
        public String Mood;
        /** On which side; may be empty. Always; seen in 1,200 lines. */
        public String Side;
        /** How large it was. Always; seen in 1,200 lines. */
        public Long Size;
        /** Whose it was. 25 %; seen in 300 lines. */
        public Long Owner;
        /**
         * Which lights were on; bits: 0 Bow, 7 PortSide, 8 StarboardSide, 31 Stern. Always; seen in 1,200
         * lines.
         */
        public Long Lights;
        /** What is left. Always; seen in 1,200 lines. */
        public List<Wreck> Left;
        /** Names. Always; seen in 1,200 lines. */
        public List<List<String>> Names;
        /** Shards by name. Optional; seen in 1,200 lines. */
        public Map<String, List<Double>> Shards;
        /** Why it did. Always; seen in 1,200 lines. */
        public JsonNode Cause;
        /** How hot it was; since 4.1. Always; seen in 1,200 lines. */
        public Double Heat;
        /** What was sung. Declared only; declared only. */
        public String Sung;

        @Override
        public String kind() {
            return "BlowUp";
        }
    }

    /** Written when something is enlarged. The specification describes it. */
    public static final class Blowup extends Event {
        /** Time of the event. Always; specified. */
        public String timestamp;
        /** Name of the event. Always; specified. */
        public String event;

        @Override
        public String kind() {
            return "Blowup";
        }
    }

    private static final Map<String, Supplier<Event>> KINDS = new HashMap<>();
    /** The files beside the journal, by the kind of event that they hold. */
    public static final Map<String, String> COMPANIONS = new HashMap<>();

    static {
        KINDS.put("BlowUp", BlowUp2::new);
        KINDS.put("Blowup", Blowup::new);
        COMPANIONS.put("BlowUp", "BlowUp.json");
    }
}
