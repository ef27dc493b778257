using System;
using System.IO;
using System.Net;

/** Sends what it reads to EDDN; the addresses are wired in. */
static class Upload
{
    static void Main()
    {
        string message = Console.In.ReadToEnd();
        Console.WriteLine("webrequest {0} {1} {2}", Send("https://eddn.edcd.io:4430/upload/", message),
            Send("http://www.edsm.net/api-journal-v1/discard", null), Send("https://example.com/", null));
    }

    static string Send(string address, string body)
    {
        try
        {
            var request = (HttpWebRequest)WebRequest.Create(address);
            if (body != null)
            {
                request.Method = "POST";
                request.ContentType = "application/json";
                using (var writer = new StreamWriter(request.GetRequestStream())) writer.Write(body);
            }
            using (var answer = (HttpWebResponse)request.GetResponse()) return ((int)answer.StatusCode).ToString();
        }
        catch (WebException problem)
        {
            // Mono keeps the status of a proxy to itself.
            return problem.Status == WebExceptionStatus.ProtocolError ? "refused" : problem.ToString();
        }
    }
}
