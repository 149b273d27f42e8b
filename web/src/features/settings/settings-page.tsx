import type { ReactElement } from 'react'
import { useLocation } from 'react-router'
import { useTitle } from '../../lib/use-title.ts'
import { useUser } from '../../session/session-context.ts'
import { DefaultsCard } from './defaults-card.tsx'
import { EmailsCard } from './emails-card.tsx'
import { GeneralSection } from './general-section.tsx'
import { LaunchSection } from './launch-section.tsx'
import { LegalCard } from './legal-card.tsx'
import type { FirstText } from './legal-form.tsx'
import { MoneyCard } from './money-card.tsx'
import { RatesCard } from './rates-card.tsx'
import { SettingsNav } from './settings-nav.tsx'
import { readSection, type Section, sectionsOf } from './settings-sections.ts'
import { SystemSection } from './system-section.tsx'

const contents: Record<Exclude<Section, 'notifications' | 'legal'>, ReactElement> = {
  general: <GeneralSection />,
  launch: <LaunchSection />,
  defaults: <DefaultsCard />,
  money: <MoneyCard />,
  rates: <RatesCard />,
  emails: <EmailsCard />,
  system: <SystemSection />,
}

type SettingsPageProps = {
  /** Notification preferences come from the notifications feature. */
  notifications: ReactElement
  firstLegalText: FirstText
}

export function SettingsPage({ notifications, firstLegalText }: SettingsPageProps) {
  useTitle('Settings')
  const { userType } = useUser()
  const section = readSection(useLocation().search, userType)
  return (
    <>
      <h1 className="max-md:text-[26px] max-md:leading-8">Settings</h1>
      <p className="mt-1 mb-6 text-muted">
        {userType === 'admin'
          ? 'How the platform behaves for everyone'
          : 'Appearance, formats and notifications'}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[208px_minmax(0,1fr)] desk:gap-8">
        <SettingsNav hasAudit={userType === 'admin'} names={sectionsOf(userType)} current={section} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {section === 'notifications' ? (
            notifications
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
