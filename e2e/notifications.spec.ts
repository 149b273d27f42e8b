import { randomUUID } from 'node:crypto'
import { tellPages } from '../server/test/tell-pages.ts'
import { type Account, createSession } from './fixtures/accounts.ts'
import { faultsInBothThemes } from './fixtures/axe.ts'
import { createHotel } from './fixtures/hotels.ts'
import { mailTo } from './fixtures/mail.ts'
import type { Server } from './fixtures/server.ts'
import { expect, test } from './fixtures/test.ts'

type News = { title: string; detail?: string; link?: string; event?: string; daysAgo?: number }

/** Inserts notifications in the format of an earlier version, so that each test can choose the words. */
async function addNews(server: Server, { id }: Account, ...all: News[]) {
  for (const news of all) {
    await server.sql`
      INSERT INTO notifications (user_id, event, particulars, link, occasion, at, in_app, mail)
      VALUES (${id}, ${news.event ?? 'booking-new'}, ${`${news.title}\n${news.detail ?? 'Two nights'}`},
              ${news.link ?? '/hotels'}, ${randomUUID()}, now() - make_interval(days => ${news.daysAgo ?? 0}), true, 'off')`
    await tellPages(server.sql, 'notification', [id])
  }
}

test('a hotel sees the bell, follows one notification and marks the rest as read', async ({
  page,
  server,
  signedIn,
}) => {
  const hotel = await signedIn('hotel')
  await addNews(
    server,
    hotel,
    { title: 'Claire Dubois booked Sea View Double', daysAgo: 1 },
    { title: 'Booking RL-4M8TX needs your answer', event: 'arrival-unconfirmed' },
    { title: 'Hana Nakamura booked Terrace Suite', link: '/hotels' },
  )
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).click()
  const popover = page.getByRole('region', { name: 'Notifications' })
  await expect(popover.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expect(popover.getByRole('heading', { name: 'Yesterday' })).toBeVisible()
  expect(await faultsInBothThemes(page)).toEqual([])
  await popover.getByRole('link', { name: /Hana Nakamura/ }).click()
  await expect(page).toHaveURL(/\/hotels$/)
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click()
  await popover.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(popover.getByText('You are all caught up')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()

  await addNews(server, hotel, { title: 'Told while they were looking' })
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  await popover.getByRole('button', { name: /^Mark as read: Told while/ }).click()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await popover.getByRole('link', { name: 'See all notifications' }).click()
  await expect(page.getByText('You have read them all')).toBeVisible()
  expect(await faultsInBothThemes(page)).toEqual([])
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'booked' })).toHaveCount(2)

  // When someone signs in from another device, the open page is notified.
  for (const device of ['X11; Linux x86_64; rv:140.0', 'iPhone; CPU iPhone OS 18_0 like Mac OS X']) {
    const { ok } = await fetch(`${server.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': `Mozilla/5.0 (${device})` },
      body: JSON.stringify({ email: hotel.email, password: hotel.password }),
    })
    expect(ok).toBe(true)
  }
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
})

test('an affiliate pages through many, and a hotel chooses what is emailed', async ({
  page,
  server,
  signedIn,
}) => {
  const affiliate = await signedIn('affiliate')
  const many = Array.from({ length: 23 }, (_, n) => ({ title: `News number ${n + 1}`, event: 'account' }))
  await addNews(server, affiliate, ...many)
  await page.goto('/notifications?view=unread')
  await expect(page.getByText('Showing 1 to 20 of 23 results')).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('Showing 21 to 23 of 23 results')).toBeVisible()
  await expect(page.getByRole('link', { name: /News number/ })).toHaveCount(3)
  await page.goto('/settings?section=notifications')
  await expect(page.getByText('Always emailed')).toHaveCount(3)
  await expect(page.getByText('New booking', { exact: true })).toHaveCount(0)

  await signedIn('hotel')
  await page.goto('/settings?section=notifications')
  expect(await faultsInBothThemes(page)).toEqual([])
  await page.getByLabel('Email about: New booking').selectOption('digest')
  await expect(page.getByText('Daily digest').first()).toBeVisible()
  await page.getByRole('switch', { name: /Cancelled booking/ }).click()
  await expect(page.getByRole('switch', { name: /Cancelled booking/ })).not.toBeChecked()
  await expect
    .poll(() => server.sql`SELECT 1 FROM notification_preferences`.then((rows) => rows.length))
    .toBe(2)
  await page.reload()
  await expect(page.getByLabel('Email about: New booking')).toHaveValue('digest')
  await expect(page.getByRole('switch', { name: /Cancelled booking/ })).not.toBeChecked()
})

test('emails are stopped by the link in one, and by the unsubscribe of the email program', async ({
  page,
  server,
  signedIn,
}) => {
  const account = await signedIn('hotel')
  const hotel = await createHotel(server, account)
  const wanted = ['image-rejected', 'feed-failing']
  for (const event of wanted) {
    await server.sql`
      INSERT INTO notification_preferences (user_id, event, in_app, mail) VALUES (${account.id}, ${event}, true, 'now')`
  }
  const readPreferences = async () => {
    const rows = await server.sql`
      SELECT event, mail FROM notification_preferences WHERE user_id = ${account.id} ORDER BY event`
    return rows.map(({ event, mail }) => `${event} ${mail}`)
  }
  // A file that is not a picture is refused, and the refusal is emailed.
  const token = await createSession(server, account)
  await page.request.post(`/api/v1/hotels/${hotel.id}/images`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { images: { name: 'not-a-picture.png', mimeType: 'image/png', buffer: Buffer.from('no') } },
  })
  const mail = await mailTo(server, account.email)
  await page.context().clearCookies({ name: 'token' })
  await page.goto(/https?:\S+unsubscribe\?token=\S+/.exec(mail.text)?.[0] ?? '')
  await expect(page.getByRole('heading', { name: 'Stop these emails?' })).toBeVisible()
  expect(await faultsInBothThemes(page)).toEqual([])
  expect(await readPreferences()).toEqual(['feed-failing now', 'image-rejected now'])
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  expect(await readPreferences()).toEqual(['feed-failing now', 'image-rejected off'])

  await server.sql`UPDATE notification_preferences SET mail = 'now' WHERE user_id = ${account.id}`
  const oneClick = /<(http\S+)>/.exec(mail.listUnsubscribe)?.[1] ?? ''
  const answer = await fetch(oneClick, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(answer.status).toBe(200)
  expect(await readPreferences()).toEqual(['feed-failing now', 'image-rejected off'])

  await page.goto('/unsubscribe?token=torn')
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(page.getByText('This link is incomplete.', { exact: false })).toBeVisible()
})
