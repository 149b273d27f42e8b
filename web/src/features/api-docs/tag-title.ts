const short: Readonly<Record<string, string>> = { auth: 'Sign-in', mfa: 'Two-step sign-in' }

export function tagTitle(tag: string): string {
  return short[tag] ?? tag.charAt(0).toUpperCase() + tag.slice(1)
}
