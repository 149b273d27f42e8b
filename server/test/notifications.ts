import { notificationWords } from '@roomlark/contract/platform/notification-words'
import { Notification } from '@roomlark/contract/platform/notifications'
import { plainFormats } from '@roomlark/contract/word-formats'

/** Parses notifications from an answer and adds the words people read. */
export function worded(data: unknown[]): (Notification & { title: string; detail: string })[] {
  return data.map((item) => {
    const notification = Notification.parse(item)
    return { ...notification, ...notificationWords(notification, plainFormats) }
  })
}
