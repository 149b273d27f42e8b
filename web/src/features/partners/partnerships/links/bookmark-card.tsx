import { say } from '@roomlark/contract/say'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Tag } from '../../../../ui/icons/tag.ts'

/** A bookmark that opens this page with the address of the page that is being read. */
export function BookmarkCard() {
  const name = say('Roomlark link')
  const page = `${location.origin}/partnerships/links?address=`
  const script = `javascript:void(open(${JSON.stringify(page)}+encodeURIComponent(location.href)))`
  return (
    <Card>
      <CardHead
        title={say('From any page')}
        subtitle={say('Drag the button to your bookmarks bar and click it on any Roomlark page')}
      />
      <div className="flex flex-wrap items-center gap-2.5">
        {/* biome-ignore lint/a11y/useValidAnchor: a bookmark is dragged to its bar, not followed here */}
        <a
          // React refuses addresses that are scripts, which is what such a bookmark is.
          ref={(link) => link?.setAttribute('href', script)}
          href="#bookmark"
          onClick={(event) => event.preventDefault()}
          className="inline-flex h-[42px] cursor-grab items-center gap-2 rounded-md border border-dashed border-control px-4 font-[560] active:cursor-grabbing"
        >
          <Tag aria-hidden="true" className="size-[18px]" />
          {name}
        </a>
        <CopyButton text={script} label={say('Copy the bookmark')} />
      </div>
      <p className="mt-3 text-sm text-muted">
        {say('Without a bookmarks bar, add any bookmark and put the copied text in place of its address.')}
      </p>
    </Card>
  )
}
