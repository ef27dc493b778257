import { hasToken } from '../access-token.js';
import { formerTitle, info } from '../store/session-store.js';
import { sourceNotices } from './source-notices.js';

/** Notices above everything else; empty if there are none. */
export function NoticeBar() {
  const notices = sourceNotices({ info: info.value, formerTitle: formerTitle.value, hasToken: hasToken() });
  return (
    <div class="notice-bar" role="status">
      {notices.map((notice) => (
        <p key={notice}>
          <span aria-hidden="true">◆</span> <bdi>{notice}</bdi>
        </p>
      ))}
    </div>
  );
}
