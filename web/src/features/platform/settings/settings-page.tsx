import { say } from '@roomlark/contract/say'
import type { ReactElement } from 'react'
import { useLocation } from 'react-router'
import { useTitle } from '../../../lib/use-title.ts'
import { useUser } from '../../../session/session-context.ts'
import { usePlatform } from '../../../session/use-platform.ts'
import { DefaultsCard } from './defaults-card.tsx'
import { EmailsCard } from './emails-card.tsx'
import { GeneralSection } from './general-section.tsx'
import { LaunchSection } from './launch-section.tsx'
import { LegalCard } from './legal-card.tsx'
import type { FirstText } from './legal-form.tsx'
import { MoneyCard } from './money-card.tsx'
import { OperatorCard } from './operator-card.tsx'
import { RatesCard } from './rates-card.tsx'
import { SettingsNav } from './settings-nav.tsx'
import { listSections, readSection, type Section } from './settings-sections.ts'
import { SystemSection } from './system-section.tsx'

const contents: Record<
  Exclude<Section, 'notifications' | 'legal' | 'team' | 'company' | 'developers'>,
  ReactElement
> = {
  general: <GeneralSection />,
  launch: <LaunchSection />,
  defaults: <DefaultsCard />,
  money: <MoneyCard />,
  rates: <RatesCard />,
  emails: <EmailsCard />,
  operator: <OperatorCard />,
  system: <SystemSection />,
}

type SettingsPageProps = {
  /** Sections that other features provide. */
  notifications: ReactElement
  team: ReactElement
  company: ReactElement
  developers: ReactElement
  firstLegalText: FirstText
}

export function SettingsPage(props: SettingsPageProps) {
  const { notifications, team, company, developers, firstLegalText } = props
  useTitle(say('Settings'))
  const user = useUser()
  const { userType } = user
  const who = { ...user, platform: usePlatform().platform }
  const section = readSection(useLocation(), who)
  return (
    <>
      <h1 className="max-md:text-[26px] max-md:leading-8">{say('Settings')}</h1>
      <p className="mt-1 mb-6 text-muted">
        {userType === 'admin'
          ? say('How the platform behaves for everyone')
          : userType === 'hotel'
            ? say('How Roomlark works for you and your team')
            : say('Appearance, formats, notifications and keys')}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[208px_minmax(0,1fr)] desk:gap-8">
        <SettingsNav hasAudit={userType === 'admin'} names={listSections(who)} current={section} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {section === 'notifications' ? (
            notifications
          ) : section === 'team' ? (
            team
          ) : section === 'company' ? (
            company
          ) : section === 'developers' ? (
            developers
          ) : section === 'legal' ? (
            <LegalCard firstText={firstLegalText} />
          ) : (
            contents[section]
          )}
        </div>
      </div>
    </>
  )
}
