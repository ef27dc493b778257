import { xmlText } from '../../words/xml.js';
import type { Answer } from '../service.js';

/** A page with one button, which sends the same query back with the player's consent. */
export function consentPage(query: URLSearchParams): Answer {
  const fields = [...query].map(
    ([name, value]) => `<input type="hidden" name="${xmlText(name)}" value="${xmlText(value)}">`,
  );
  const client = xmlText(query.get('client_id') ?? '');
  const body = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Shakedown: Companion API</title>
<h1>Companion API on this machine</h1>
<p>The application <code>${client}</code> asks for the data of the simulated commander. No account is needed, and
nothing leaves this machine.</p>
<form action="/auth" method="get">
${fields.join('\n')}
<button name="consent" value="yes">Allow</button>
</form>
</html>
`;
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}
