const short = new Map([
  ['auth', 'Sign-in'],
  ['mfa', 'Two-step sign-in'],
])

export function tagTitle(tag: string): string {
  return short.get(tag) ?? tag.charAt(0).toUpperCase() + tag.slice(1)
}
