import { auth } from '@roomlark/contract/accounts/auth'
import { say } from '@roomlark/contract/say'
import { Navigate } from 'react-router'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { call } from '../../../lib/call.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { usePreview } from '../../../session/preview.ts'
import { PreviewNote } from '../../../session/preview-note.tsx'
import { useSession } from '../../../session/session-context.ts'
import { usePlatform } from '../../../session/use-platform.ts'
import { Button } from '../../../ui/button.tsx'
import { RotateCw } from '../../../ui/icons/rotate-cw.ts'
import { WifiOff } from '../../../ui/icons/wifi-off.ts'
import { PageSpinner } from '../../../ui/spinner.tsx'
import { AuthResult } from './auth-result.tsx'
import { InvitedPage } from './invited-page.tsx'
import { RegisterForm } from './register-form.tsx'
import { RegisterLocked } from './register-locked.tsx'
import { useInvitation } from './use-invitation.ts'
import { useRegisterForm } from './use-register-form.ts'

const readInvitation = (token: string, signal: AbortSignal) =>
  call(auth.partnerInvitation, { body: { token }, signal })

export function RegisterPage() {
  useTitle(say('Register'))
  const { isAuthenticated, isStarting } = useSession()
  const { platform, error, retry } = usePlatform()
  const invitation = useInvitation(readInvitation)
  const form = useRegisterForm(invitation.state === 'found' ? invitation.token : undefined)
  const preview = usePreview()
  // An administrator may open it while signed in.
  if (isAuthenticated && preview === null) return <Navigate to="/dashboard" replace />
  if (error) {
    return (
      <AuthResult
        icon={<WifiOff />}
        title={say('Registration did not load')}
        text={getErrorMessage(error, say('The server did not answer.'))}
      >
        <Button size="lg" block onClick={retry}>
          <RotateCw aria-hidden="true" className="size-[18px]" />
          {say('Try again')}
        </Button>
      </AuthResult>
    )
  }
  if (isStarting || !platform) return <PageSpinner />
  const { hotelRegistration: hotel, affiliateRegistration: affiliate } = platform.switches
  const doors = { hotel, affiliate }
  if (invitation.state !== 'none') return <InvitedPage form={form} doors={doors} invitation={invitation} />
  // One form for both, so that nothing typed is lost if a switch changes in the meantime.
  return (
    <>
      <PreviewNote />
      {hotel === 'open' || affiliate === 'open' ? (
        <RegisterForm form={form} doors={doors} />
      ) : (
        <RegisterLocked form={form} doors={doors} />
      )}
    </>
  )
}
