import { type ComponentProps, useId } from 'react'
import { sayRich } from '../../../lib/say-rich.ts'
import { Link } from '../../../ui/link.tsx'

type TermsCheckboxProps = ComponentProps<'input'> & { error: string | undefined }

/** Links open in a new tab so that nothing typed is lost. */
export function TermsCheckbox({ error, ...input }: TermsCheckboxProps) {
  const id = useId()
  return (
    <div>
      <label className="flex cursor-pointer items-start gap-3 text-[14px] leading-[21px]">
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          className="mt-px size-5 shrink-0 accent-primary"
          {...input}
        />
        <span>
          {sayRich(
            'I accept the <terms>Terms of Service</terms> and have read the <privacy>Privacy Policy</privacy>.',
            {
              terms: (text) => (
                <Link className="link" to="/terms-of-service" target="_blank">
                  {text}
                </Link>
              ),
              privacy: (text) => (
                <Link className="link" to="/privacy-policy" target="_blank">
                  {text}
                </Link>
              ),
            },
          )}
        </span>
      </label>
      {error ? (
        <p id={id} className="mt-1.5 text-sm text-error-text">
          {error}
        </p>
      ) : null}
    </div>
  )
}
