import type { OwnPartnership } from '@roomlark/contract/partners/own-partnerships'
import { say } from '@roomlark/contract/say'
import { useId } from 'react'
import { useNoteFirstStep } from '../../../../data/own-partnerships.ts'
import { CopyButton } from '../../../../ui/copy-button.tsx'

/** The link to share; a partnership may have more. */
export function FirstLink({ partnership: { linkCode, links } }: { partnership: OwnPartnership }) {
  const note = useNoteFirstStep()
  const labelId = useId()
  if (linkCode === null) return null
  const address = `${window.location.origin}/r/${linkCode}`
  return (
    <div>
      <p id={labelId} className="mb-1.5 text-[14px] leading-5 font-[560]">
        {say('Your tracked link')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form, and there is nothing to fill in. */}
      <div
        role="group"
        aria-labelledby={labelId}
        className="flex items-center gap-2 rounded-md border border-control py-1 pr-1 pl-3"
      >
        <code className="min-w-0 grow truncate font-sans text-[14px]" title={address}>
          {address.replace(/^https?:\/\//, '')}
        </code>
        <CopyButton text={address} label={say('Copy')} onCopied={() => note.mutate('link')} />
      </div>
      {links > 1 ? (
        <p className="mt-1.5 text-sm text-muted">
          {say('The first of {links, plural, one {# link} other {# links}} to this hotel.', { links })}
        </p>
      ) : null}
    </div>
  )
}
