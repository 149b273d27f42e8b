import { previewSwitches } from '@roomlark/contract/platform/platform'
import { describe, expect, it } from 'vitest'
import { hotelId, oneHotel } from './fixtures/hotel.ts'
import { expectPage, openPage, preparePages } from './support/open-page.ts'

preparePages(previewSwitches)

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
  ])('%s shows the placeholder', async (path) => {
    openPage('hotel', path)
    await expectPage({ shows: ['COMING SOON', 'We are still making up this room'] })
  })

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
    openPage('visitor', path)
    await expectPage({ shows: [['heading', 'Page not found']] })
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
