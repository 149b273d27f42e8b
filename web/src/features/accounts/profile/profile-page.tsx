import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { useTitle } from '../../../lib/use-title.ts'
import { DeletionCard } from './deletion-card.tsx'
import { EmailCard } from './email-card.tsx'
import { ExportCard } from './export-card.tsx'
import { MfaCard } from './mfa-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { PictureCard } from './picture-card.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProfileTabs, readTab } from './profile-tabs.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SignInsCard } from './sign-ins-card.tsx'

export function ProfilePage() {
  useTitle(say('Your profile'))
  const tab = readTab(useLocation().search)
  return (
    <>
      <h1 className="max-md:text-[26px] max-md:leading-8">{say('Your profile')}</h1>
      <p className="mt-1 mb-6 text-muted">{say('Your details and the security of your account')}</p>
      <ProfileTabs current={tab} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[minmax(0,1.32fr)_minmax(0,1fr)]">
        {tab === 'profile' ? (
          <>
            <ProfileForm />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <PictureCard />
              <EmailCard />
            </div>
          </>
        ) : tab === 'data' ? (
          <>
            <ExportCard />
            <DeletionCard />
          </>
        ) : (
          <>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <MfaCard />
              <PasskeysCard />
              <PasswordCard />
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <SessionsCard />
              <SignInsCard />
            </div>
          </>
        )}
      </div>
    </>
  )
}
