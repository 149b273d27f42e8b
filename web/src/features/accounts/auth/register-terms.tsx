import { sayRich } from '../../../lib/say-rich.ts'
import { Link } from '../../../ui/link.tsx'

export function RegisterTerms() {
  return (
    <p className="mt-3.5 text-center text-sm text-muted">
      {sayRich(
        'By registering you agree to the <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.',
        {
          terms: (text) => (
            <Link className="link" to="/terms-of-service">
              {text}
            </Link>
          ),
          privacy: (text) => (
            <Link className="link" to="/privacy-policy">
              {text}
            </Link>
          ),
        },
      )}
    </p>
  )
}
