import type { BrowserContext, Page } from '@playwright/test'
import { closeByEscape } from './fixtures/close-by-escape.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ consent: false })

/** Chromium stores a page's cookies in the background, so a choice is only read once it is there. */
async function storedChoice(context: BrowserContext) {
  await expect.poll(async () => (await stored(context)).consent).toBe('true')
  return stored(context)
}

async function stored(context: BrowserContext) {
  const cookies = await context.cookies()
  const value = (name: string) => cookies.find((cookie) => cookie.name === name)
  const preferences = value('cookie-preferences')
  return {
    consent: value('cookie-consent')?.value,
    preferences: preferences && JSON.parse(decodeURIComponent(preferences.value)),
    days: ((preferences?.expires ?? 0) - Date.now() / 1000) / 86_400,
    names: cookies.map((cookie) => cookie.name),
  }
}

/** The pressed button is gone: the focus is at the content, and the link that skips to it stays out of sight. */
async function expectAtContent(page: Page) {
  const skipLink = page.getByRole('link', { name: 'Skip to content' })
  await expect(page.locator('#main')).toBeFocused()
  await expect(skipLink).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skipLink).not.toBeFocused()
  await expect(skipLink).not.toBeInViewport()
}

test.beforeEach(async ({ context, server }) => {
  const trackers = ['_ga', '_gid', '_gat', '_fbp', '_fbc']
  await context.addCookies(trackers.map((name) => ({ name, value: 'x', url: server.url })))
})

test('Accept All stores everything for a year and hides the banner for good', async ({ page, context }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Accept All' }).click()
  await expect(page.getByRole('button', { name: 'Accept All' })).toHaveCount(0)
  await expectAtContent(page)
  const choice = await storedChoice(context)
  expect(choice.preferences).toEqual({ necessary: true, analytics: true, marketing: true, functional: true })
  expect(choice.days).toBeGreaterThan(364)
  expect(choice.names).toContain('_ga')
  await page.reload()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept All' })).toHaveCount(0)
})

test('Reject All stores only the necessary and removes the cookies of trackers', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Reject All' }).click()
  await expectAtContent(page)
  const choice = await storedChoice(context)
  expect(choice.preferences).toEqual({
    necessary: true,
    analytics: false,
    marketing: false,
    functional: false,
  })
  const trackers = async () => (await stored(context)).names.filter((name) => name.startsWith('_'))
  await expect.poll(trackers).toEqual([])
})

test('Manage Preferences saves exactly what was chosen', async ({ page, context }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Manage Preferences' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('switch', { name: 'Necessary' })).toBeDisabled()
  await expect(dialog.getByRole('switch', { name: 'Necessary' })).toBeChecked()
  await dialog.getByRole('switch', { name: 'Marketing' }).click()
  await dialog.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(dialog).toHaveCount(0)
  await expectAtContent(page)
  const choice = await storedChoice(context)
  expect(choice.preferences).toEqual({
    necessary: true,
    analytics: false,
    marketing: true,
    functional: false,
  })
  await expect.poll(async () => (await stored(context)).names).not.toContain('_ga')
  expect(choice.names).toContain('_fbp')
})

test('leaving the dialog decides nothing, and focus returns to where it was', async ({ page, context }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Manage Preferences' }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await closeByEscape(page.getByRole('dialog'))
  await expect(page.getByRole('button', { name: 'Manage Preferences' })).toBeFocused()
  expect((await stored(context)).consent).toBeUndefined()
})

test('damaged cookies break nothing', async ({ page, context, server }) => {
  await context.addCookies([{ name: 'cookie-preferences', value: '%7Bbroken', url: server.url }])
  await page.goto('/login')
  await page.getByRole('button', { name: 'Manage Preferences' }).click()
  await expect(page.getByRole('switch', { name: 'Analytics' })).not.toBeChecked()
})
