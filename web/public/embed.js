// Shows an availability box where this script tag stands, in a frame that is as high as what is in it.
;(() => {
  const script = document.currentScript
  if (!script) return
  const { origin } = new URL(script.src)
  const {
    hotel = '',
    shape = 'box',
    look = 'light',
    lang = 'auto',
    dates = 'weekend',
    ref,
    label,
    key,
  } = script.dataset

  // “Follow page”: dark where the first opaque background around the script is.
  function isDarkHere() {
    for (let element = script.parentElement; element; element = element.parentElement) {
      const [red, green, blue, alpha = 1] = (
        getComputedStyle(element).backgroundColor.match(/[\d.]+/g) || []
      ).map(Number)
      if (alpha > 0.5 && blue !== undefined) return 0.299 * red + 0.587 * green + 0.114 * blue < 128
    }
    return false
  }

  const theme = look === 'auto' ? (isDarkHere() ? 'dark' : 'light') : look
  const query = new URLSearchParams({ shape, look: theme, dates })
  if (lang !== 'auto') query.set('lang', lang)
  if (ref) query.set('code', ref)
  if (ref && label) query.set('tag', label)
  if (key) query.set('key', key)

  const frame = document.createElement('iframe')
  frame.src = `${origin}/embed/${encodeURIComponent(hotel)}?${query}`
  frame.title = 'Roomlark'
  frame.style.cssText = `display:block;width:100%;min-width:260px;border:0;height:${shape === 'bar' ? 130 : 380}px`
  // A frame with another colour scheme than its page gets an opaque backdrop.
  frame.style.colorScheme = theme
  addEventListener('message', ({ origin: from, source, data }) => {
    if (from !== origin || source !== frame.contentWindow) return
    if (key && data?.roomlarkBook) openBooking(data.roomlarkBook)
    const height = data?.roomlarkHeight
    if (height > 0 && height < 5000) frame.style.height = `${Math.ceil(height)}px`
  })
  script.after(frame)

  // The way from the rooms to the confirmation, over the page that the visitor never leaves.
  function openBooking({ path, title, close }) {
    if (!String(path).startsWith('/')) return
    const height = innerWidth > 1160 ? 'min(940px,94dvh)' : '100dvh'
    const dialog = document.createElement('dialog')
    dialog.ariaLabel = title
    dialog.style.cssText = `padding:0;border:0;margin:auto;width:min(1120px,100vw);height:${height};max-width:none;max-height:none;overflow:hidden;border-radius:${innerWidth > 1160 ? 12 : 0}px`
    const page = document.createElement('iframe')
    page.src = origin + path
    page.title = title
    page.style.cssText = `display:block;width:100%;height:100%;border:0;color-scheme:${theme}`
    const button = document.createElement('button')
    button.type = 'button'
    button.ariaLabel = close
    button.textContent = '✕'
    button.style.cssText =
      'position:absolute;top:6px;right:10px;width:40px;height:40px;border:0;border-radius:50%;background:#fffc;color:#10262b;font:18px/1 sans-serif;cursor:pointer'
    button.onclick = () => dialog.close()
    dialog.onclose = () => dialog.remove()
    dialog.append(page, button)
    document.body.append(dialog)
    dialog.showModal()
  }
})()
