import { notices } from 'virtual-notices';

type Notice = (typeof notices)[number];

/** All notices, the newest first. */
export function NoticeList() {
  return (
    <ul className="notice-list">
      {notices.map(({ date, text }: Notice) => (
        <li key={`${date} ${text}`}>
          <time dateTime={date}>{date}</time> {text}
        </li>
      ))}
    </ul>
  );
}
