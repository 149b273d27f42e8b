import { say } from '@roomlark/contract/say'
import { type Hunk, isDifferent } from './text-difference.ts'

const looks = {
  same: '',
  added: 'bg-success-soft text-success-text no-underline',
  removed: 'bg-error-soft text-error-text',
}

/** The changes from the text it starts from; unchanged paragraphs are only counted. */
export function LegalDifference({ hunks, version }: { hunks: readonly Hunk[]; version: number }) {
  return (
    <section aria-labelledby="legal-difference">
      <h3 id="legal-difference" className="mb-1.5 font-strong">
        {say('Changes from version {version}', { version })}
      </h3>
      {isDifferent(hunks) ? (
        <div
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="max-h-[420px] overflow-y-auto rounded-lg border border-border bg-bg px-5 py-4"
        >
          {hunks.map((hunk, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
            <HunkText key={index} hunk={hunk} />
          ))}
        </div>
      ) : (
        <p className="text-muted">{say('Nothing yet.')}</p>
      )}
    </section>
  )
}

function HunkText({ hunk }: { hunk: Hunk }) {
  if (hunk.kind === 'same') {
    const count = say('{paragraphs, plural, one {# paragraph unchanged} other {# paragraphs unchanged}}', {
      paragraphs: hunk.paragraphs,
    })
    return <p className="my-2 text-sm text-muted">… {count} …</p>
  }
  return (
    <p className="my-2 wrap-anywhere whitespace-pre-wrap">
      {hunk.pieces.map(({ kind, text }, index) => {
        const Piece = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text have no other name
          <Piece key={index} className={looks[kind]}>
            {text}
          </Piece>
        )
      })}
    </p>
  )
}
