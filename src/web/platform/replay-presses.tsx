import { ScriptOnce } from '@tanstack/react-router'

/**
 * Inline script in the head, before the first button: a click on one that is not yet hydrated is replayed afterwards. At
 * the page's end it would come too late, as the browser shows what it has of a page while the rest is still coming.
 *
 * Most buttons are live when the page is. Those of a section whose code is loaded on its own are not, and React drops what
 * is pressed there until the code has come: it knows a button once it has given it properties.
 */
const REPLAY_PRESSES = `{const page=document.documentElement,limit=1e4;
let waiting,pressed;
const isKnown=(button)=>Object.keys(button).some((key)=>key.startsWith('__reactProps'));
const isLive=(button)=>waiting&&!(waiting.has(button)&&!isKnown(button));
const replay=(until)=>{
if(!isLive(pressed)&&pressed.isConnected&&Date.now()<until)return setTimeout(replay,50,until);
waiting.delete(pressed);pressed.click();pressed=0};
const press=(event)=>{
const button=event.target.closest('button');
if(!button||isLive(button)||(button.type==='submit'&&button.form?.hasAttribute('action')))return;
event.preventDefault();event.stopPropagation();
if(waiting&&!pressed)setTimeout(replay,50,Date.now()+limit);
pressed=button};
addEventListener('click',press,true);
new MutationObserver((_,live)=>{live.disconnect();
waiting=new WeakSet([...document.querySelectorAll('button')].filter((button)=>!isKnown(button)));
if(pressed)replay(Date.now()+limit)}).observe(page,{attributeFilter:['data-hydrated']})}`

export function ReplayPresses() {
  // the browser has it in the page: it is no part of its scripts
  if (!import.meta.env.SSR) return null
  return <ScriptOnce>{REPLAY_PRESSES}</ScriptOnce>
}
