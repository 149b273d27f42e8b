import { getByRole } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { publicPages } from './pages/all.ts'
import { expectPage, openPage, preparePages } from './support/open-page.ts'
import { testPages } from './support/test-pages.ts'

preparePages()
testPages(publicPages)

describe('the home page', () => {
  it('leads guests to stays and offers no account while none can be made', async () => {
    openPage('visitor', '/')
    await expectPage({
      shows: [['link', 'Find a stay'], ['link', 'Manage booking'], 'For hotels', 'For affiliates'],
      hides: ['Create an account', 'List your hotel', 'Become a partner'],
    })
    const stays = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
    expect(stays).toContain('/stays')
  })
})

describe('what surrounds the home page', () => {
  it('leads to sign-in, registration, support and the legal texts, and names the year', async () => {
    openPage('visitor', '/')
    await expectPage({ shows: [['contentinfo']] })
    const leads = (place: string, name: string) =>
      getByRole(getByRole(document.body, place), 'link', { name }).getAttribute('href')
    expect(leads('banner', 'Login')).toBe('/login')
    expect(leads('banner', 'Register')).toBe('/register')
    expect(leads('contentinfo', 'Contact Support')).toMatch(/^mailto:/)
    expect(leads('contentinfo', 'Terms of Service')).toBe('/terms-of-service')
    expect(getByRole(document.body, 'contentinfo').textContent).toContain('2026')
  })
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
