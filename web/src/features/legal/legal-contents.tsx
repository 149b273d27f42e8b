import type { LegalSection } from './legal-section.ts'

const sticky = [
  'self-start desk:sticky desk:top-6 desk:col-start-1 desk:row-span-2 desk:row-start-1',
  'desk:max-h-[calc(100dvh-3rem)] desk:overflow-y-auto print:hidden',
].join(' ')

/** Open beside the text where there is room for it, folded above it elsewhere. */
export function LegalContents({ sections }: { readonly sections: readonly LegalSection[] }) {
  return (
    <nav aria-label="On this page" className={sticky}>
      <details
        open={matchMedia('(min-width: 75rem)').matches}
        className="max-desk:rounded-lg max-desk:border max-desk:border-border max-desk:bg-surface max-desk:px-5 max-desk:py-3"
      >
        <summary className="cursor-pointer rounded-sm py-1 font-strong desk:mb-1">On this page</summary>
        <ol className="max-desk:mt-2 max-desk:columns-2xs desk:border-l desk:border-border">
          {sections.map((section) => (
            <li key={section.id} className="break-inside-avoid">
              <a
                href={`#${section.id}`}
                className="block rounded-sm py-1.5 text-[.875rem] leading-5 text-muted hover:text-text hover:underline desk:pl-4"
              >
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
