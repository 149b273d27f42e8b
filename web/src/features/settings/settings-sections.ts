import type { UserType } from '@roomlark/contract/endpoint'
import {
  Activity,
  ArrowLeftRight,
  Banknote,
  Bell,
  type LucideIcon,
  Mail,
  Percent,
  Rocket,
  Scale,
  Settings2,
} from 'lucide-react'

export const sections = {
  general: { label: 'General', Icon: Settings2 },
  notifications: { label: 'Notifications', Icon: Bell },
  launch: { label: 'Launch control', Icon: Rocket },
  defaults: { label: 'Commission', Icon: Percent },
  money: { label: 'Payouts', Icon: Banknote },
  rates: { label: 'Exchange rates', Icon: ArrowLeftRight },
  emails: { label: 'Emails', Icon: Mail },
  legal: { label: 'Legal texts', Icon: Scale },
  system: { label: 'System status', Icon: Activity },
} satisfies Record<string, { label: string; Icon: LucideIcon }>
export type Section = keyof typeof sections

const forEveryone: readonly Section[] = ['general', 'notifications']

export function sectionsOf(userType: UserType): Section[] {
  return names.filter((name) => userType === 'admin' || forEveryone.includes(name))
}

/** From the address; a section that is missing or not for this account leads to the first. */
export function readSection(search: string, userType: UserType): Section {
  const asked = new URLSearchParams(search).get('section')
  return sectionsOf(userType).find((name) => name === asked) ?? 'general'
}

const names: Section[] = [
  'general',
  'notifications',
  'launch',
  'defaults',
  'money',
  'rates',
  'emails',
  'legal',
  'system',
]
