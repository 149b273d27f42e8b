import { ChevronDown } from '../../ui/icons/chevron-down.ts'
import type { LegalSection } from './markdown-sections.tsx'

type ListProps = { sections: readonly LegalSection[] }

const sticky = [
  'self-start desk:sticky desk:top-6 desk:col-start-1 desk:row-span-2 desk:row-start-1',
  'desk:max-h-[calc(100dvh-3rem)] desk:overflow-y-auto print:hidden',
].join(' ')

/** Open beside the text where there is room for it, folded above it elsewhere. */
export function LegalContents({ title, sections }: ListProps & { title: string }) {
  return (
    <nav aria-label={title} className={sticky}>
      <details className="group rounded-lg border border-border bg-surface px-5 py-3 desk:hidden">
        <summary className="flex items-center justify-between rounded-sm py-1 font-strong">
          {title}
          <ChevronDown aria-hidden="true" className="size-[18px] group-open:rotate-180" />
        </summary>
        <SectionList sections={sections} />
      </details>
      <div className="max-desk:hidden">
        <p className="mb-1 py-1 font-strong">{title}</p>
        <SectionList sections={sections} />
      </div>
    </nav>
  )
}

function SectionList({ sections }: ListProps) {
  return (
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
  )
}
