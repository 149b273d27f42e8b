import type { Page } from '@playwright/test'
import { faultsInBothThemes } from './fixtures/axe.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

/** A browser without a screen knows no push service: what it would subscribe to is made up. */
async function pretendToSubscribe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const read = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer
    const keys = {
      p256dh: read(
        'BCVxsr7N/eNgVRqvHtD0zTZsEc6+VV+JvLexhqUzORcxaOzi6+AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4=',
      ),
      auth: read('BTBZMqHH6r4Tts7J/aSIgg=='),
    }
    let made: object | null = null
    const unsubscribe = async () => {
      made = null
      return true
    }
    const subscribe = async () => {
      made = {
        endpoint: 'https://push.example/1',
        getKey: (name: 'auth' | 'p256dh') => keys[name],
        unsubscribe,
      }
      return made
    }
    Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => made })
    const readPermission = () => localStorage.getItem('permission') ?? 'default'
    Object.defineProperty(Notification, 'permission', { get: readPermission })
    Notification.requestPermission = async () => {
      localStorage.setItem('permission', 'granted')
      return 'granted'
    }
  })
}

test('a device is turned on by a button, stays silent at night and is turned off', async ({
  page,
  server,
  signedIn,
  signInAs,
}) => {
  const account = await signedIn('hotel')
  const devices = () => server.sql`SELECT endpoint, language FROM push_devices WHERE user_id = ${account.id}`
  await pretendToSubscribe(page)
  await page.goto('/settings?section=notifications')
  await expect(page.getByText('This device shows no notifications.')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Devices New booking' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Turn on here' }).click()
  await expect(page.getByText('This device shows notifications.')).toBeVisible()
  expect(await devices()).toEqual([{ endpoint: 'https://push.example/1', language: 'en' }])
  const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)
  expect(worker).toBe(`${server.url}/sw.js`)
  await expect(page.getByRole('switch', { name: 'Devices New booking' })).toBeChecked()
  await page.getByRole('switch', { name: 'Devices New booking' }).click()
  await expect(page.getByRole('switch', { name: 'Devices New booking' })).not.toBeChecked()

  await page.getByRole('switch', { name: 'Quiet hours' }).click()
  await page.getByLabel('From', { exact: true }).fill('07:00')
  await expect(page.getByText('Choose two times')).toBeVisible()
  await page.getByLabel('From', { exact: true }).fill('21:30')
  await page.getByLabel('From', { exact: true }).blur()
  await expect
    .poll(() => server.sql`SELECT from_time, until_time FROM push_quiet_hours WHERE user_id = ${account.id}`)
    .toEqual([{ from_time: '21:30', until_time: '07:00' }])
  expect(await faultsInBothThemes(page)).toEqual([])

  await test.step('the next session goes on where one that has ended stopped', async () => {
    await server.sql`UPDATE sessions SET revoked_at = now() WHERE user_id = ${account.id}`
    await signInAs(account)
    await page.reload()
    await expect
      .poll(
        () => server.sql`
          SELECT s.revoked_at FROM push_devices d JOIN sessions s ON s.id = d.session_id
          WHERE d.user_id = ${account.id}`,
      )
      .toEqual([{ revoked_at: null }])
    await page.reload()
  })

  await page.getByRole('button', { name: 'Turn off here' }).click()
  await expect(page.getByText('This device shows no notifications.')).toBeVisible()
  expect(await devices()).toEqual([])
})
