using System;
using System.IO;
using System.Text;
using EliteJournal;
using Newtonsoft.Json;

/// <summary>Reads lines with the types, and writes them back: the kind, a tab, the event.</summary>
internal static class WriteBack
{
    private static void Main()
    {
        var encoding = new UTF8Encoding(false);
        using (var input = new StreamReader(Console.OpenStandardInput(), encoding))
        using (var output = new StreamWriter(Console.OpenStandardOutput(), encoding))
        {
            string line;
            while ((line = input.ReadLine()) != null)
            {
                var read = Journal.Parse(line);
                if (read == null)
                {
                    throw new InvalidDataException("not read: " + line);
                }
                output.Write(read is UnknownEvent ? "Unknown" : read.Kind);
                output.Write("\t" + read.ToJson().ToString(Formatting.None) + "\n");
            }
        }
    }
}
