import { Link } from '../../../ui/link.tsx'

export function RegisterTerms() {
  return (
    <p className="mt-3.5 text-center text-sm text-muted">
      By registering you agree to the{' '}
      <Link className="link" to="/terms-of-service">
        Terms of Service
      </Link>{' '}
      and{' '}
      <Link className="link" to="/privacy-policy">
        Privacy Policy
      </Link>
      .
    </p>
  )
}
