import type { User } from '@roomlark/contract/accounts/users'
import { describe, expect, it } from 'vitest'
import { initialState, reconcile, type SessionState, toAuthState } from './session-state.ts'

const user: User = {
  id: '11111111-1111-4111-8111-111111111111',
  userType: 'hotel',
  email: 'amara@example.test',
  emailVerified: true,
  mfaEnabled: false,
  membership: null,
  profile: {
    firstName: 'Amara',
    lastName: 'Okafor',
    companyName: null,
    phone: null,
    profileImageUrl: null,
    language: null,
    locale: 'en-US' as const,
    timeZone: null,
  },
}
const signedIn: SessionState = { phase: 'in', user, token: 'a' }
const signedOut: SessionState = { phase: 'out', leftAt: null }

describe('the auth state', () => {
  it('is loading at the start when there is a token, and signed out when there is none', () => {
    expect(toAuthState(initialState('a'))).toEqual({
      user: null,
      token: 'a',
      isAuthenticated: false,
      isLoading: true,
    })
    expect(toAuthState(initialState(null))).toEqual({
      user: null,
      token: null,
      isAuthenticated: false,
      isLoading: false,
    })
  })

  it('is loading while signing in', () => {
    expect(toAuthState({ phase: 'signing-in' })).toMatchObject({ isAuthenticated: false, isLoading: true })
  })

  it('holds the user and the token when signed in', () => {
    expect(toAuthState(signedIn)).toEqual({ user, token: 'a', isAuthenticated: true, isLoading: false })
  })
})

describe('reconcile', () => {
  it('signs out when another tab removed the cookie', () => {
    expect(reconcile(signedIn, null)).toEqual(signedOut)
  })

  it('asks for the profile again when another tab signed somebody in', () => {
    expect(reconcile(signedOut, 'b')).toEqual({ phase: 'starting', token: 'b' })
    expect(reconcile(signedIn, 'b')).toEqual({ phase: 'starting', token: 'b' })
  })

  it('leaves everything alone when nothing changed, or while signing in', () => {
    const signingIn: SessionState = { phase: 'signing-in' }
    expect(reconcile(signedIn, 'a')).toBe(signedIn)
    expect(reconcile(signedOut, null)).toBe(signedOut)
    expect(reconcile(signingIn, 'b')).toBe(signingIn)
  })
})
