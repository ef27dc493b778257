import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** Sends what it reads to EDDN, by each way that Java has; the addresses are wired in. */
class Upload {
  private static final String EDDN = "https://eddn.edcd.io:4430/upload/";
  private static final String EDSM = "http://www.edsm.net/api-journal-v1/discard";
  private static final String ELSEWHERE = "https://example.com/";

  public static void main(String[] arguments) throws Exception {
    byte[] message = System.in.readAllBytes();
    System.out.println("connection " + byConnection(EDDN, message) + " " + byConnection(EDSM, null) + " " + byConnection(ELSEWHERE, null));
    System.out.println("client " + byClient(EDDN, message) + " " + byClient(EDSM, null) + " " + byClient(ELSEWHERE, null));
  }

  private static String byConnection(String address, byte[] body) throws Exception {
    HttpURLConnection connection = (HttpURLConnection) new URL(address).openConnection();
    connection.setRequestProperty("Content-Type", "application/json");
    try {
      if (body != null) {
        connection.setDoOutput(true);
        connection.getOutputStream().write(body);
      }
      return String.valueOf(connection.getResponseCode());
    } catch (IOException problem) {
      return problem.getMessage().contains("502") ? "502" : problem.toString();
    }
  }

  private static String byClient(String address, byte[] body) throws Exception {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address)).header("Content-Type", "application/json");
    if (body != null) request.POST(HttpRequest.BodyPublishers.ofByteArray(body));
    try {
      HttpClient client = HttpClient.newHttpClient();
      return String.valueOf(client.send(request.build(), HttpResponse.BodyHandlers.ofString()).statusCode());
    } catch (IOException problem) {
      return problem.getMessage().contains("502") ? "502" : problem.toString();
    }
  }
}
