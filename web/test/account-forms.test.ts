import { auth } from '@roomlark/contract/accounts/auth'
import { apiBase } from '@roomlark/contract/api'
import type { Endpoint } from '@roomlark/contract/endpoint'
import { defaultSwitches } from '@roomlark/contract/platform/platform'
import { fireEvent, getByLabelText, getByRole, queryAllByText, queryByLabelText } from '@testing-library/dom'
import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { type Answer, fetchAnswer, refuse } from './support/answers.ts'
import { eventually, expectPage, openPage, preparePages } from './support/open-page.ts'

preparePages({ ...defaultSwitches, hotelRegistration: 'open', affiliateRegistration: 'open' })

/** Answers with what the contract may not allow, too. */
function answerWith(endpoint: Endpoint, resolve: Answer['resolve']): Answer {
  return { to: endpoint, address: new RegExp(`^${apiBase}${endpoint.path}$`), resolve }
}

function findField(label: string | RegExp): HTMLInputElement {
  const field = getByLabelText(document.body, label, { selector: 'input' })
  if (!(field instanceof HTMLInputElement)) throw new Error(`${label} is no field`)
  return field
}

function type(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values))
    fireEvent.input(findField(label), { target: { value } })
}

function press(name: string): void {
  fireEvent.click(getByRole(document.body, 'button', { name }))
}

/** Collects the paths below /auth that are asked for. */
function listCalls(): string[] {
  const calls: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (pathname.includes('/auth/')) calls.push(pathname)
    return fetchAnswer(request)
  })
  return calls
}

/** Waits until it is said above the form and in one notification. */
async function expectFailure(title: string, words: string): Promise<void> {
  await eventually(() => {
    const alert = document.querySelector('main [role=alert]')
    expect(alert?.textContent).toBe(words === title ? words : title + words)
    const notifications = getByRole(document.body, 'region', { name: /Notifications/ })
    expect(queryAllByText(notifications, words)).toHaveLength(1)
  })
}

describe('/register while registration is open', () => {
  const noor = {
    'First name': 'Noor',
    'Last name': 'Haddad',
    Email: 'noor@example.test',
    Password: 'a good long one',
    'Confirm password': 'a good long one',
  }

  async function openForm(given: readonly Answer[] = []): Promise<void> {
    openPage('visitor', '/register', given)
    await expectPage({ shows: [['button', 'Create account'], 'First name'] })
  }

  it('reports the rules of its fields', async () => {
    const calls = listCalls()
    await openForm()
    type({ Password: 'short', 'Confirm password': 'other' })
    press('Create account')
    await expectPage({
      shows: [
        'First name is required',
        'Last name is required',
        'Please enter a valid email address',
        'Password must be at least 8 characters',
        "Passwords don't match",
      ],
    })
    expect(calls).toEqual([])
  })

  it('asks only hotels for the name of their company', async () => {
    await openForm()
    expect(findField('Company name (optional)')).toBeDefined()
    fireEvent.click(getByRole(document.body, 'radio', { name: /Affiliate/ }))
    await eventually(() => expect(queryByLabelText(document.body, 'Company name (optional)')).toBeNull())
  })

  it.each([
    ['Registration failed', {}],
    ['No rooms left', { success: false, message: 'No rooms left' }],
  ])('takes only an answer that claims success for one: %s', async (words, json) => {
    await openForm([answerWith(auth.register, () => HttpResponse.json(json))])
    type(noor)
    press('Create account')
    await expectFailure('Registration failed', words)
    expect(location.pathname).toBe('/register')
  })

  it('shows what the server refuses at its field, and keeps what was typed', async () => {
    const refusal = 'That password is too common. Choose one that is harder to guess'
    await openForm([
      refuse(auth.register, 400, {
        code: 'validation_failed',
        message: refusal,
        fields: { password: refusal },
      }),
    ])
    type({ ...noor, Password: 'password123', 'Confirm password': 'password123' })
    press('Create account')
    await expectPage({ shows: [refusal] })
    await eventually(() => expect(findField('Password').getAttribute('aria-invalid')).toBe('true'))
    expect(findField('First name').value).toBe('Noor')
  })
})

describe('/login', () => {
  const ada = { Email: 'a@example.test', Password: 'secret enough' }

  async function openForm(given: readonly Answer[] = []): Promise<void> {
    openPage('visitor', '/login', given)
    await expectPage({ shows: [['button', 'Sign in']] })
  }

  it('reports what is invalid at its field, and sends nothing', async () => {
    const calls = listCalls()
    await openForm()
    type({ Email: 'not an address' })
    press('Sign in')
    await expectPage({ shows: ['Please enter a valid email address', 'Password is required'] })
    await eventually(() => expect(document.activeElement).toBe(findField('Email')))
    expect(findField('Email').getAttribute('aria-invalid')).toBe('true')
    expect(calls).toEqual([])
  })

  it('shows the password, and hides it again', async () => {
    await openForm()
    type({ Password: 'secret' })
    press('Show password')
    await eventually(() => expect(findField('Password').type).toBe('text'))
    press('Hide password')
    await eventually(() => expect(findField('Password').type).toBe('password'))
  })

  const user = { userType: 'hotel', email: 'a@example.test', profile: { firstName: 'A' } }
  it.each<[string, number, object]>([
    ['The desk is closed', 200, { success: false, message: 'The desk is closed' }],
    ['Login failed', 200, { success: true, data: { user } }],
    ['Login failed', 200, { success: true, data: { token: 'x'.repeat(43) } }],
    ['Login failed', 200, { success: true }],
    ['Ask at the desk', 200, { success: true, message: 'Ask at the desk' }],
    ['Ask at the desk', 200, { success: true, message: 'Ask at the desk', data: { user } }],
    ['Login failed', 200, { data: { user, token: 'x'.repeat(43) } }],
    ['Closed for the season', 403, { success: false, message: 'Closed for the season' }],
  ])('says “%s” where the answer is %i %j, and leaves no cookie', async (words, status, json) => {
    await openForm([answerWith(auth.login, () => HttpResponse.json(json, { status }))])
    type(ada)
    press('Sign in')
    await expectFailure('Login failed', words)
    expect(location.pathname).toBe('/login')
    expect(document.cookie).not.toMatch(/token=./)
  })
})

describe('/forgot-password', () => {
  async function openForm(given: readonly Answer[] = []): Promise<void> {
    openPage('visitor', '/forgot-password', given)
    await expectPage({ shows: [['button', 'Send reset link']] })
  }

  it('refuses what is no address, and leads back to the form to try again', async () => {
    await openForm()
    type({ Email: 'nobody' })
    press('Send reset link')
    await expectPage({ shows: ['Please enter a valid email address'] })
    type({ Email: 'nobody@example.test' })
    press('Send reset link')
    await expectPage({ shows: [['heading', 'Check your email']] })
    const back = getByRole(document.body, 'link', { name: 'Back to Sign In' })
    expect(back.getAttribute('href')).toBe('/login')
    press('try again')
    await expectPage({ shows: [['button', 'Send reset link']] })
  })

  it('shows a failure, and can be sent again', async () => {
    await openForm([answerWith(auth.forgotPassword, () => Promise.reject(new TypeError('Failed to fetch')))])
    type({ Email: 'a@example.test' })
    press('Send reset link')
    await eventually(() => expect(document.querySelector('main [role=alert]')).not.toBeNull())
    const button = getByRole(document.body, 'button', { name: 'Send reset link' })
    expect(button.matches(':disabled, [aria-disabled=true]')).toBe(false)
  })
})
