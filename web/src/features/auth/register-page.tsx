import { RotateCw, WifiOff } from 'lucide-react'
import { Navigate } from 'react-router'
import { messageOf } from '../../lib/api-error.ts'
import { useTitle } from '../../lib/use-title.ts'
import { useSession } from '../../session/session-context.ts'
import { usePlatform } from '../../session/use-platform.ts'
import { Button } from '../../ui/button.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { AuthResult } from './auth-result.tsx'
import { RegisterForm } from './register-form.tsx'
import { RegisterLocked } from './register-locked.tsx'

export function RegisterPage() {
  useTitle('Register')
  const { isAuthenticated, isStarting } = useSession()
  const { platform, error, retry } = usePlatform()
  if (isAuthenticated) return <Navigate to="/dashboard" replace />
  if (error) {
    return (
      <AuthResult
        icon={<WifiOff />}
        title="Registration did not load"
        text={messageOf(error, 'The server did not answer.')}
      >
        <Button size="lg" block onClick={retry}>
          <RotateCw aria-hidden="true" className="size-[18px]" />
          Try again
        </Button>
      </AuthResult>
    )
  }
  if (isStarting || !platform) return <PageSpinner />
  return platform.switches.registration === 'open' ? <RegisterForm /> : <RegisterLocked />
}
