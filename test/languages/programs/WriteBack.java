import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import journal.Journal;

/** Reads lines with the types, and writes them back: the kind, a tab, the event. */
public class WriteBack {
    public static void main(String[] words) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        PrintWriter out = new PrintWriter(
                new BufferedWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8)));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Journal.Event event = Journal.parse(line).orElseThrow(() -> new IllegalStateException("not read"));
            String kind = event instanceof Journal.UnknownEvent ? "Unknown" : event.kind();
            out.print(kind + "\t" + event.toJson() + "\n");
        }
        out.flush();
    }
}
