/** What the browser shows outside the page. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly tag: string; // a newer notice with the same tag replaces the older one
  readonly link: string;
}

export type NoticePermission = 'unknown' | 'granted' | 'denied' | 'impossible';

export function noticePermission(): NoticePermission {
  if (!('Notification' in window)) return 'impossible';
  return Notification.permission === 'default' ? 'unknown' : Notification.permission;
}

/** Asks the person. Browsers want that to follow a press of a button, and so do we. */
export async function askForNotices(): Promise<NoticePermission> {
  if (noticePermission() === 'unknown') await Notification.requestPermission();
  return noticePermission();
}

/** Through the service worker where there is one: phones know no other way. */
export function showNotice({ title, text, tag, link }: Notice): void {
  if (noticePermission() !== 'granted') return;
  const options = { body: text, tag, icon: `${import.meta.env.BASE_URL}icon-192.png`, data: { link } };
  const plainly = (): void => {
    try {
      const notice = new Notification(title, options);
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    } catch {
      // Some phones allow no notices from a page itself; the tab's title still tells.
    }
  };
  if (!navigator.serviceWorker) plainly();
  else navigator.serviceWorker.getRegistration().then((worker) => (worker ? worker.showNotification(title, options) : plainly()), plainly);
}
