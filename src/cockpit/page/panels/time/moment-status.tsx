import { useConnection } from '../../header/use-connection.js';
import { followAgain, goToError, isFollowing, newLines, stayHere, wantedTarget } from '../../store/shown-moment.js';
import { TimeField } from './time-field.js';

/** The shown moment, and a button back to the latest. */
export function MomentStatus() {
  const { name } = useConnection();
  const isLive = name === 'live' || name === 'quiet';
  if (isFollowing.value && !wantedTarget.value) {
    return (
      <div class="moment-status">
        <MomentText before={isLive ? '● Live' : 'At the end'} />
        {isLive && (
          <button type="button" onClick={stayHere} title="Stop following the journal">
            Hold
          </button>
        )}
      </div>
    );
  }
  return (
    <div class="moment-status" data-behind="true">
      <MomentText before="Viewing" />
      <button type="button" class="resume" onClick={followAgain}>
        {resumeText(isLive)}
      </button>
    </div>
  );
}

function resumeText(isLive: boolean): string {
  if (newLines.value > 0) return `Resume, ${newLines.value} new`;
  return isLive ? 'Live' : 'Go to the end';
}

function MomentText({ before }: { readonly before: string }) {
  return (
    <div class="moment-text">
      <span>{before}</span> <TimeField />
      {goToError.value !== undefined && <span class="moment-error">cannot show that moment: {goToError.value}</span>}
    </div>
  );
}
