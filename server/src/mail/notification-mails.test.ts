import { expect, test } from 'vitest'
import { notificationMail } from './notification-mails.ts'

const mail = (title: string) =>
  notificationMail({
    to: 'jonas@example.test',
    publicUrl: 'https://roomlark.test',
    link: '/partnerships',
    title,
    detail: 'Your link is ready.',
    hotelName: 'Casa Limone',
    unsubscribe: { page: 'https://roomlark.test/unsubscribe', oneClick: 'https://roomlark.test/one-click' },
  })

test('a subject names the hotel once', () => {
  expect(mail('Casa Limone approved your request').subject).toBe('Casa Limone approved your request')
  expect(mail('A picture was rejected').subject).toBe('Casa Limone: A picture was rejected')
})
