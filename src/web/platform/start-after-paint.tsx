import { type AnyRouter, ScriptOnce, useRouter } from '@tanstack/react-router'

/*
 * Words and pictures first: the framework asks for all modules while the page is still being read, and on a slow line they take
 * their share of it from the style sheet and the fonts. Here they are asked for once the page has been painted.
 */

/** Runs in the page. A page opened behind others is not painted, and starts at once. */
const START = `((nonce,modules,entry)=>{
const add=(name,at)=>document.head.append(Object.assign(document.createElement(name),{nonce},at));
const start=()=>{for(const href of modules)add('link',{rel:'modulepreload',href});add('script',{type:'module',async:true,src:entry})};
document.hidden?start():requestAnimationFrame(()=>setTimeout(start))
})`

interface Start {
  modules: string[]
  entry: string
}

const starts = new WeakMap<AnyRouter, Start>()

/** Takes the modules out of the page about to be rendered; `StartAfterPaint` brings them back. */
export function holdModulesBack(router: AnyRouter): void {
  const manifest = import.meta.env.DEV ? undefined : router.ssr?.manifest
  if (!manifest) return
  const routes = router.stores.matches.get().map(({ routeId }) => manifest.routes[routeId])
  const entry = routes.flatMap((route) => route?.scripts ?? []).find(({ attrs }) => attrs?.src)?.attrs?.src
  if (typeof entry !== 'string') return
  starts.set(router, { modules: routes.flatMap((route) => route?.preloads ?? []).map(toHref), entry })
  const bare = Object.entries(manifest.routes).map(([id, { preloads, scripts, ...rest }]) => [id, rest])
  router.ssr = { manifest: { ...manifest, routes: Object.fromEntries(bare) } }
}

function toHref(link: string | { href: string }): string {
  return typeof link === 'string' ? link : link.href
}

export function StartAfterPaint() {
  const router = useRouter()
  const start = starts.get(router)
  const words = [router.options.ssr?.nonce, start?.modules, start?.entry].map((word) => JSON.stringify(word))
  return start ? <ScriptOnce>{`${START}(${words})`}</ScriptOnce> : null
}
