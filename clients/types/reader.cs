    /// <summary>The member of the journal that a property holds, where it has another name.</summary>
    [AttributeUsage(AttributeTargets.Property)]
    public sealed class KeyAttribute : Attribute
    {
        public KeyAttribute(string key)
        {
            Key = key;
        }

        public string Key { get; private set; }
    }

    /// <summary>An object of the journal. A property is null if the journal lacks it.</summary>
    public abstract class JournalObject
    {
        /// <summary>Members that have no property, or are of another type than their property.</summary>
        public readonly Dictionary<string, JToken> Extra = new Dictionary<string, JToken>();

        public JObject ToJson()
        {
            return Reading.Write(this);
        }
    }

    /// <summary>One line of the journal, or the content of a file beside it.</summary>
    public abstract class JournalEvent : JournalObject
    {
        /// <summary>The value of the member event.</summary>
        public abstract string Kind { get; }
    }

    /// <summary>An event of a kind that has no class here: all of it is in Extra.</summary>
    public sealed class UnknownEvent : JournalEvent
    {
        private readonly string kind;

        internal UnknownEvent(string kind)
        {
            this.kind = kind;
        }

        public override string Kind
        {
            get { return kind; }
        }
    }

    /// <summary>Reads lines of the journal.</summary>
    public static class Journal
    {
        /// <summary>The event of a line; null if it is not a JSON object with an event.</summary>
        public static JournalEvent Parse(string line)
        {
            // As decimals, numbers become the nearest double on every runtime; a few are too large for that.
            var members = MembersOf(line, FloatParseHandling.Decimal) ?? MembersOf(line, FloatParseHandling.Double);
            return members == null ? null : Parse(members);
        }

        private static JObject MembersOf(string line, FloatParseHandling numbers)
        {
            try
            {
                using (var reader = new JsonTextReader(new StringReader(line)))
                {
                    reader.DateParseHandling = DateParseHandling.None;
                    reader.FloatParseHandling = numbers;
                    var members = JToken.ReadFrom(reader) as JObject;
                    return reader.Read() ? null : members;
                }
            }
            catch (JsonException)
            {
                return null;
            }
        }

        public static JournalEvent Parse(JObject members)
        {
            var kind = members["event"];
            if (kind == null || kind.Type != JTokenType.String)
            {
                return null;
            }
            Func<JournalEvent> maker;
            var made = Kinds.All.TryGetValue((string)kind, out maker) ? maker() : new UnknownEvent((string)kind);
            Reading.Read(members, made);
            return made;
        }

        /// <summary>The time of a timestamp; null if it is none.</summary>
        public static DateTimeOffset? TimeOf(string timestamp)
        {
            DateTimeOffset time;
            var isTime = DateTimeOffset.TryParse(
                timestamp, CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal, out time);
            return isTime ? time : (DateTimeOffset?)null;
        }
    }

    /// <summary>Numbers as the nearest double: the conversions of some runtimes are off by one.</summary>
    internal static class Numbers
    {
        private static readonly BigInteger Limit = BigInteger.Pow(2, 53);

        /// <summary>Null if it is no number, or an integer that no double can hold.</summary>
        internal static double? ValueOf(object value)
        {
            if (value is long)
            {
                return BigInteger.Abs((long)value) < Limit ? (double?)(long)value : null;
            }
            return value is decimal ? Nearest((decimal)value) : value as double?;
        }

        internal static JToken Written(double value)
        {
            decimal shorter;
            var text = value.ToString("G15", CultureInfo.InvariantCulture);
            var isDecimal = decimal.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out shorter);
            var isExact = isDecimal && Nearest(shorter).Equals(value);
            return new JRaw(isExact ? text : value.ToString("G17", CultureInfo.InvariantCulture));
        }

        private static double Nearest(decimal value)
        {
            var parts = decimal.GetBits(value);
            var scale = parts[3] >> 16 & 0xFF;
            var digits = ((BigInteger)(uint)parts[2] << 64) | ((BigInteger)(uint)parts[1] << 32) | (uint)parts[0];
            return (value < 0 ? -1 : 1) * Quotient(digits, BigInteger.Pow(10, scale));
        }

        private static double Quotient(BigInteger digits, BigInteger by)
        {
            if (digits < Limit && by < Limit)
            {
                return (double)(long)digits / (double)(long)by;
            }
            const int Shift = 192;
            BigInteger rest;
            var quotient = BigInteger.DivRem(digits << Shift, by, out rest);
            var drop = Math.Max(1, quotient.ToByteArray().Length * 8 - 62);
            while (quotient >> drop >= Limit)
            {
                drop++;
            }
            var mantissa = quotient >> drop;
            var left = quotient - (mantissa << drop);
            var order = left.CompareTo(BigInteger.One << (drop - 1));
            if (order > 0 || (order == 0 && (!rest.IsZero || !mantissa.IsEven)))
            {
                mantissa++;
            }
            return (double)(long)mantissa * Math.Pow(2, drop - Shift);
        }
    }

    internal static class Reading
    {
        private static readonly ConcurrentDictionary<Type, Dictionary<string, PropertyInfo>> Properties =
            new ConcurrentDictionary<Type, Dictionary<string, PropertyInfo>>();

        internal static JournalObject Read(JObject members, JournalObject into)
        {
            var properties = PropertiesOf(into.GetType());
            foreach (var member in members.Properties())
            {
                PropertyInfo property;
                var value = properties.TryGetValue(member.Name, out property)
                    ? ValueOf(member.Value, property.PropertyType)
                    : null;
                if (value == null)
                {
                    into.Extra[member.Name] = member.Value;
                }
                else
                {
                    property.SetValue(into, value, null);
                }
            }
            return into;
        }

        internal static JObject Write(JournalObject from)
        {
            var members = new JObject();
            foreach (var property in PropertiesOf(from.GetType()))
            {
                var value = property.Value.GetValue(from, null);
                if (value != null)
                {
                    members[property.Key] = TokenOf(value);
                }
            }
            foreach (var member in from.Extra)
            {
                members[member.Key] = member.Value.DeepClone();
            }
            return members;
        }

        /// <summary>The value as a type of C#; null if it is of another type.</summary>
        private static object ValueOf(JToken token, Type type)
        {
            if (type == typeof(string))
            {
                return token.Type == JTokenType.String ? (string)token : null;
            }
            if (type == typeof(long?))
            {
                return token.Type == JTokenType.Integer && ((JValue)token).Value is long ? (long?)token : null;
            }
            if (type == typeof(double?))
            {
                return Numbers.ValueOf(((token as JValue) ?? JValue.CreateNull()).Value);
            }
            if (type == typeof(bool?))
            {
                return token.Type == JTokenType.Boolean ? (bool?)token : null;
            }
            if (type == typeof(JToken))
            {
                return token.Type == JTokenType.Null ? null : token;
            }
            if (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(List<>))
            {
                return ListOf(token as JArray, type);
            }
            if (type.IsGenericType)
            {
                return MapOf(token as JObject, type);
            }
            var members = token as JObject;
            return members == null ? null : Read(members, (JournalObject)Activator.CreateInstance(type));
        }

        private static object ListOf(JArray tokens, Type type)
        {
            if (tokens == null)
            {
                return null;
            }
            var list = (IList)Activator.CreateInstance(type);
            foreach (var token in tokens)
            {
                var value = ValueOf(token, Element(type));
                if (value == null)
                {
                    return null;
                }
                list.Add(value);
            }
            return list;
        }

        private static object MapOf(JObject members, Type type)
        {
            if (members == null)
            {
                return null;
            }
            var map = (IDictionary)Activator.CreateInstance(type);
            foreach (var member in members.Properties())
            {
                var value = ValueOf(member.Value, Element(type));
                if (value == null)
                {
                    return null;
                }
                map[member.Name] = value;
            }
            return map;
        }

        private static Type Element(Type type)
        {
            var arguments = type.GetGenericArguments();
            return arguments[arguments.Length - 1];
        }

        private static JToken TokenOf(object value)
        {
            var inner = value as JournalObject;
            if (inner != null)
            {
                return Write(inner);
            }
            var map = value as IDictionary;
            if (map != null)
            {
                var members = new JObject();
                foreach (DictionaryEntry entry in map)
                {
                    members[(string)entry.Key] = TokenOf(entry.Value);
                }
                return members;
            }
            var list = value as IList;
            if (list != null && !(value is JToken))
            {
                var tokens = new JArray();
                foreach (var each in list)
                {
                    tokens.Add(TokenOf(each));
                }
                return tokens;
            }
            var token = value as JToken;
            return token != null ? token.DeepClone() : value is double ? Numbers.Written((double)value) : new JValue(value);
        }

        private static Dictionary<string, PropertyInfo> PropertiesOf(Type type)
        {
            return Properties.GetOrAdd(type, of =>
            {
                var found = new Dictionary<string, PropertyInfo>();
                foreach (var property in of.GetProperties())
                {
                    if (property.CanWrite)
                    {
                        var key = (KeyAttribute)Attribute.GetCustomAttribute(property, typeof(KeyAttribute));
                        found[key == null ? property.Name : key.Key] = property;
                    }
                }
                return found;
            });
        }

        internal static List<string> BitNames(long value, Dictionary<int, string> names)
        {
            var found = new List<string>();
            for (var bit = 0; bit < 32; bit++)
            {
                string name;
                if ((value >> bit & 1) == 1)
                {
                    found.Add(names.TryGetValue(bit, out name) ? name : "Bit" + bit);
                }
            }
            return found;
        }
    }
