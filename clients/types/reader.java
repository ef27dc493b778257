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
