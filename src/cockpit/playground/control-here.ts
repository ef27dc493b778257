import { parseLine } from '../../journal/parse/parse-line.js';
import { answerRequest, queryAnswers, stopFaults } from '../../stage/control/answer-request.js';
import type { RawRequest } from '../../stage/control/control-client.js';
import type { QueryName } from '../../stage/control/control-protocol.js';
import type { RequestName } from '../../stage/control/control-requests.js';
import type { RunningStage } from '../../stage/running-stage.js';
import { jsonText } from '../../words/bigint-json.js';
import { messageOf } from '../page/words/message-of.js';
import type { StageAccess } from '../server/stage-link.js';

/** A stage that runs in this thread, answered as its port would. */
export function controlHere(stage: RunningStage): StageAccess {
  return {
    isThere: () => !stage.hasEnded,
    async forward(request, signal) {
      try {
        return { status: 200, text: jsonText(await answerTo(stage, request, signal)) };
      } catch (error) {
        return { status: 400, text: messageOf(error) };
      }
    },
  };
}

function answerTo(stage: RunningStage, { method, name, body }: RawRequest, signal: AbortSignal): unknown {
  const { pathname, searchParams } = new URL(name, 'http://stage');
  const path = pathname.slice(1);
  if (method === 'GET') return queryAnswers[path as QueryName](stage);
  stage.isDirectedRemotely = true;
  if (method === 'DELETE') return stopFaults(stage, searchParams.get('fault') ?? undefined);
  const { event = {} } = parseLine(body ?? new Uint8Array());
  return answerRequest(path as RequestName, event, { stage, signal });
}
