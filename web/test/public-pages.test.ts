import { describe, expect, it } from 'vitest'
import { publicPages } from './pages/all.ts'
import { noAnswers } from './support/answers.ts'
import { eventually, expectPage, openPage, preparePages, words } from './support/open-page.ts'
import { testPages } from './support/test-pages.ts'

preparePages()
testPages(publicPages)

describe('legal texts', () => {
  it.each([
    ['/privacy-policy', 'Privacy Policy', ['13']],
    ['/cookie-policy', 'Cookie Policy', ['2 years']],
    [
      '/terms-of-service',
      'Terms of Service',
      ['5–10 business days', 'hotel', 'affiliate', 'customer', 'admin', 'at least 30 days', 'under 13'],
    ],
  ])(
    '%s is there in full, titled and dated today, before the server has answered',
    async (path, title, facts) => {
      openPage('visitor', path, [], noAnswers)
      await expectPage({
        shows: [['heading', title], 'Last updated', 'looking for a newer version', ...facts],
      })
      await eventually(() => expect(document.title).toMatch(new RegExp(`^${title}`)))
      expect(document.querySelector('time')?.dateTime).toBe('2026-11-16')
      expect(words().length).toBeGreaterThan(3000)
    },
  )
})

describe('/register while registration is closed', () => {
  it('is locked, and leads to the terms and to sign-in', async () => {
    openPage('visitor', '/register')
    await expectPage({ shows: [['button', 'Registration Disabled'], 'First name'] })
    expect(document.querySelector('main fieldset')?.matches('[inert]:disabled')).toBe(true)
    expect(document.querySelector('main button:disabled')?.textContent).toBe('Registration Disabled')
    const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(expect.arrayContaining(['/terms-of-service', '/privacy-policy', '/login']))
  })
})
