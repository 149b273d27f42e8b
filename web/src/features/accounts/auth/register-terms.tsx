import { sayRich } from '../../../lib/say-rich.ts'
import { Link } from '../../../ui/link.tsx'

export function RegisterTerms() {
  return (
    <p className="mt-3.5 text-center text-sm text-muted">
      {sayRich(
        'By registering you agree to the <link>Terms of Service</link> and <link2>Privacy Policy</link2>',
        {
          link: (text) => (
            <Link className="link" to="/terms-of-service">
              {text}
            </Link>
          ),
          link2: (text) => (
            <Link className="link" to="/privacy-policy">
              {text}
            </Link>
          ),
        },
      )}
      .
    </p>
  )
}
