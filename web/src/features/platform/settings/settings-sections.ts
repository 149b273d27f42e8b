import type { User } from '@roomlark/contract/accounts/users'
import type { DoorName } from '@roomlark/contract/launch'
import type { Platform } from '@roomlark/contract/platform/platform'
import { say } from '@roomlark/contract/say'
import type { Icon } from '../../../ui/create-icon.ts'
import { Activity } from '../../../ui/icons/activity.ts'
import { ArrowLeftRight } from '../../../ui/icons/arrow-left-right.ts'
import { Banknote } from '../../../ui/icons/banknote.ts'
import { Bell } from '../../../ui/icons/bell.ts'
import { Building2 } from '../../../ui/icons/building-2.ts'
import { Landmark } from '../../../ui/icons/landmark.ts'
import { Mail } from '../../../ui/icons/mail.ts'
import { Percent } from '../../../ui/icons/percent.ts'
import { Rocket } from '../../../ui/icons/rocket.ts'
import { Scale } from '../../../ui/icons/scale.ts'
import { Settings2 } from '../../../ui/icons/settings-2.ts'
import { Users } from '../../../ui/icons/users.ts'
import { Webhook } from '../../../ui/icons/webhook.ts'

export const sections = {
  general: { label: say('General'), Icon: Settings2 },
  notifications: { label: say('Notifications'), Icon: Bell },
  company: { label: say('Company'), Icon: Building2 },
  team: { label: say('Team'), Icon: Users },
  developers: { label: say('Developers'), Icon: Webhook },
  launch: { label: say('Launch control'), Icon: Rocket },
  defaults: { label: say('Commission'), Icon: Percent },
  money: { label: say('Payouts'), Icon: Banknote },
  rates: { label: say('Exchange rates'), Icon: ArrowLeftRight },
  emails: { label: say('Emails'), Icon: Mail },
  operator: { label: say('Operator##of the site'), Icon: Landmark },
  legal: { label: say('Legal texts'), Icon: Scale },
  system: { label: say('System status'), Icon: Activity },
} satisfies Record<string, { label: string; Icon: Icon }>
export type Section = keyof typeof sections

const notForAdmins: readonly Section[] = ['company', 'team']
const forAffiliates: readonly Section[] = ['general', 'notifications', 'developers']
/** The company is the owner's; members of a team see their own place in it. */
const forOwners: readonly Section[] = ['general', 'notifications', 'company', 'team', 'developers']
const forMembers: readonly Section[] = ['general', 'notifications', 'team']

/** Launch switches of sections: a section is there as soon as one of its switches is open. */
const doors: Partial<Record<Section, readonly DoorName[]>> = {
  company: ['hotelPages'],
  team: ['hotelPages'],
  developers: ['hotelPages', 'partnerships'],
}

type Who = Pick<User, 'userType' | 'membership'> & { platform: Platform | null }

export function listSections({ platform, ...who }: Who): readonly Section[] {
  const isOpen = (door: DoorName) => platform?.switches[door] !== 'closed'
  return sectionsFor(who).filter((name) => doors[name]?.some(isOpen) ?? true)
}

function sectionsFor({ userType, membership }: Omit<Who, 'platform'>): readonly Section[] {
  if (userType === 'admin') return sectionNames.filter((name) => !notForAdmins.includes(name))
  if (userType === 'affiliate') return forAffiliates
  return membership ? forMembers : forOwners
}

/** These two have addresses of their own, because emails and notifications lead to them. */
const paths: Partial<Record<Section, string>> = { company: '/settings/company', team: '/settings/team' }

export function getSectionAddress(section: Section): string {
  return paths[section] ?? (section === 'general' ? '/settings' : `/settings?section=${section}`)
}

/** From the address; a section that is missing or not for this account leads to the first. */
export function readSection({ pathname, search }: { pathname: string; search: string }, who: Who): Section {
  const asked = new URLSearchParams(search).get('section')
  return listSections(who).find((name) => paths[name] === pathname || name === asked) ?? 'general'
}

export const sectionNames: Section[] = [
  'general',
  'notifications',
  'company',
  'team',
  'developers',
  'launch',
  'defaults',
  'money',
  'rates',
  'emails',
  'operator',
  'legal',
  'system',
]
