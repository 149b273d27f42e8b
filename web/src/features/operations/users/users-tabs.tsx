import { say } from '@roomlark/contract/say'
import { usePlatform } from '../../../session/use-platform.ts'
import { TabLinks } from '../../../ui/tab-links.tsx'

const tabs = {
  people: say('People'),
  invitations: say('Invitations'),
  partnerships: say('Partnerships'),
  signals: say('Signals'),
  announcements: say('Announcements'),
} as const
const paths = {
  people: '/users',
  invitations: '/users/invitations',
  partnerships: '/users/partnerships',
  signals: '/users/signals',
  announcements: '/users/announcements',
} as const

/** People, who is to join them, what they agreed on, what looks wrong about it, and what they are told. */
export function UsersTabs({ current }: { current: keyof typeof tabs }) {
  const { platform } = usePlatform()
  const isOpen = platform?.switches.partnerships === 'open'
  return (
    <TabLinks
      label={say('Users')}
      tabs={tabs}
      current={current}
      toTab={(tab) => paths[tab]}
      hidden={isOpen ? [] : ['partnerships', 'signals']}
    />
  )
}
