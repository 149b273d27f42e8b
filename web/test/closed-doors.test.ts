import { previewSwitches } from '@roomlark/contract/platform/platform'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { hotelId, oneHotel } from './fixtures/hotel.ts'
import { fetchAnswer } from './support/answers.ts'
import { eventually, expectPage, openPage, preparePages } from './support/open-page.ts'
import { removeApp } from './support/render-app.tsx'

preparePages(previewSwitches)

/** Another file may have left its doors open: they are asked for once more by the first page. */
beforeAll(async () => {
  openPage('visitor', '/')
  await expectPage({ shows: [['heading', /desk is open/]], hides: ['Find a stay'] })
  removeApp()
})

/** Collects what is asked for, because the server refuses every call that belongs behind a closed door. */
function listCalls(): Set<string> {
  const calls = new Set<string>()
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init)
    calls.add(new URL(request.url).pathname.replace('/api/v1', ''))
    return fetchAnswer(request)
  })
  return calls
}

/** Calls of the frame around a page, open to everybody who is signed in. */
const frame = ['/users/profile', '/platform', '/legal', '/legal/notices', '/notifications/unread', '/live']

function expectFrameOnly(calls: ReadonlySet<string>): void {
  expect([...calls].filter((path) => !frame.includes(path))).toEqual([])
}

describe('while the doors are closed', () => {
  it.each([
    '/bookings',
    '/bookings/new',
    '/bookings/day',
    '/bookings/calendar',
    '/profile',
    '/dashboard/activity',
    '/hotels/create',
    '/hotels/import',
    `/hotels/${hotelId}`,
    `/hotels/${hotelId}/edit`,
    `/hotels/${hotelId}/rates`,
    `/hotels/${hotelId}/partners`,
    `/hotels/${hotelId}/payments`,
    `/hotels/${hotelId}/payments/settings`,
    '/partners',
  ])('%s shows the placeholder, also as a preview, and asks for nothing', async (path) => {
    const calls = listCalls()
    openPage('hotel', `${path}?preview=open`)
    await expectPage({
      shows: ['COMING SOON', 'This page is coming soon.', 'We are still making up this room'],
      hides: ['Preview:'],
    })
    expectFrameOnly(calls)
  })

  it.each(['/settings', '/settings/team', '/settings/company'])(
    '%s has no team and no company',
    async (path) => {
      const calls = listCalls()
      openPage('hotel', path)
      await eventually(() => {
        const links = document.querySelectorAll('nav[aria-label=Settings] a')
        expect([...links].map(({ textContent }) => textContent)).toEqual(['General', 'Notifications'])
      })
      await expectPage({ shows: [['heading', 'Theme']], hides: ['did not load'] })
      expectFrameOnly(calls)
    },
  )

  it.each([
    '/performance',
    '/performance/earnings',
    '/partnerships',
    '/partnerships/find',
    '/partnerships/requests',
    '/partnerships/profile',
  ])('%s shows the placeholder to an affiliate', async (path) => {
    openPage('affiliate', path)
    await expectPage({ shows: ['COMING SOON', 'We are still making up this room'] })
  })

  it.each(['/help', '/help/your-confirmation', '/status', '/api/docs'])('%s is not there', async (path) => {
    const calls = listCalls()
    openPage('visitor', path)
    await expectPage({
      shows: [['heading', 'Page not found'], "Sorry, we couldn't find the page you're looking for."],
    })
    const links = [...document.querySelectorAll('main a')].map(({ textContent }) => textContent)
    expect(links).toEqual(['Go to Dashboard', 'Go Home'])
    expectFrameOnly(calls)
  })

  it('the list of hotels stays', async () => {
    openPage('hotel', '/hotels', [oneHotel])
    await expectPage({ shows: ['Casa da Aurora'] })
    expect(document.querySelectorAll('article')).toHaveLength(1)
  })

  it('/ offers what it was specified with, and no stays', async () => {
    openPage('visitor', '/')
    await expectPage({
      shows: [
        ['heading', /desk is open/],
        ['link', 'Sign in'],
        ['link', 'Create an account'],
      ],
      hides: ['Find a stay', 'For hotels'],
    })
  })
})
