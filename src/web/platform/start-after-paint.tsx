import { type AnyRouter, ScriptOnce, useRouter } from '@tanstack/react-router'
import { MOBILE_BREAKPOINT_PX } from '#domain/limits.ts'

/*
 * Deferred hydration, content first: the framework requests all modules while the page is still being parsed, and on a
 * slow line they compete with the style sheet and the fonts for bandwidth. Here they are requested once the page has
 * painted; or, where nothing on the page needs them at once, when everything else has loaded and the browser is idle,
 * or on the first user interaction.
 */

/** Content pages, whose links and small forms work without scripts. */
const READ_FIRST = /^\/(about|blog|cookies|help(?!\/(contact|feedback))|how-it-works|privacy|terms)(\/|$)/
/** Home as a list; beside a list, or in its place, there is a map drawn by scripts. */
const LIST_ONLY = `(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`

/**
 * Runs in the page. A page opened in a background tab is never painted, and starts at once. A page that opens under a
 * resting pointer hears a move of no distance, which is nobody's wish to act.
 */
const START = `((nonce,modules,entry,readFirst)=>{
const add=(name,at)=>document.head.append(Object.assign(document.createElement(name),{nonce},at));
let started;
const start=()=>{if(started)return;started=1;for(const href of modules)add('link',{rel:'modulepreload',href});add('script',{type:'module',async:true,src:entry})};
if(readFirst&&matchMedia(readFirst).matches){
const live={capture:true,passive:true};
for(const sign of ['pointerdown','wheel','keydown','focusin'])addEventListener(sign,start,live);
addEventListener('pointermove',(event)=>{if(event.movementX||event.movementY)start()},live);
addEventListener('load',()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start))}
else document.hidden?start():requestAnimationFrame(()=>setTimeout(start))
})`

interface Start {
  modules: string[]
  entry: string
  /** Media queries under which the page is readable before it needs a script. */
  readFirst: string | undefined
}

const starts = new WeakMap<AnyRouter, Start>()

/** Removes the module scripts from the page being rendered; `StartAfterPaint` puts them back. */
export function holdModulesBack(router: AnyRouter): void {
  const manifest = import.meta.env.DEV ? undefined : router.ssr?.manifest
  if (!manifest) return
  const matches = router.stores.matches.get()
  const routes = matches.map(({ routeId }) => manifest.routes[routeId])
  const entry = routes.flatMap((route) => route?.scripts ?? []).find(({ attrs }) => attrs?.src)?.attrs?.src
  if (typeof entry !== 'string') return
  const modules = routes.flatMap((route) => route?.preloads ?? []).map(toHref)
  starts.set(router, { modules, entry, readFirst: toReadFirst(matches.at(-1)) })
  const bare = Object.entries(manifest.routes).map(([id, { preloads, scripts, ...rest }]) => [id, rest])
  router.ssr = { manifest: { ...manifest, routes: Object.fromEntries(bare) } }
}

function toReadFirst(page: { routeId: string; search: object } | undefined): string | undefined {
  if (page?.routeId === '/') return 'view' in page.search ? undefined : LIST_ONLY
  return READ_FIRST.test(page?.routeId ?? '') ? 'all' : undefined
}

function toHref(link: string | { href: string }): string {
  return typeof link === 'string' ? link : link.href
}

export function StartAfterPaint() {
  const router = useRouter()
  // the browser has it in the page: it is no part of its scripts
  const start = import.meta.env.SSR ? starts.get(router) : undefined
  if (!start) return null
  const given = [router.options.ssr?.nonce, start.modules, start.entry, start.readFirst]
  return <ScriptOnce>{`${START}(${given.map((word) => JSON.stringify(word)).join()})`}</ScriptOnce>
}
