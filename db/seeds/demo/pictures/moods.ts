import type { AdType } from '#domain/vocabulary.ts'

/** A time of day and its weather, as a small flat palette. */
export interface Mood {
  name: 'dawn' | 'noon' | 'golden' | 'dusk' | 'night' | 'overcast' | 'spruce' | 'paper'
  sky: readonly [top: string, bottom: string]
  sun: string
  far: string
  mid: string
  near: string
  ground: string
  road: string
  water: string
  snow: string
  /** Lit windows and lamps. */
  glow: string
  dark: boolean
}

export const PAPER = '#f5ebd8'
export const INK = '#1c2422'
export const SPRUCE = '#1e4d41'
export const EMBER = '#d9572f'

export const MOODS: readonly Mood[] = [
  {
    name: 'dawn',
    sky: ['#f3b995', '#fbe7cd'],
    sun: '#e8704a',
    far: '#b9b5ad',
    mid: '#6a8a80',
    near: '#24493f',
    ground: '#d9c5a1',
    road: '#41443f',
    water: '#a9c8c2',
    snow: '#fff4e2',
    glow: '#fff0c9',
    dark: false,
  },
  {
    name: 'noon',
    sky: ['#86c3cb', '#e3eee2'],
    sun: '#fff4d2',
    far: '#a9c7c4',
    mid: '#5d937d',
    near: '#1f5244',
    ground: '#e4d5ae',
    road: '#4b4f4b',
    water: '#4d98a2',
    snow: '#ffffff',
    glow: '#f7e7b8',
    dark: false,
  },
  {
    name: 'golden',
    sky: ['#eda04f', '#f9dfae'],
    sun: '#fff3cd',
    far: '#c99770',
    mid: '#8a6f4d',
    near: '#3d4a39',
    ground: '#dfbb82',
    road: '#403a33',
    water: '#d9935f',
    snow: '#fff1d6',
    glow: '#ffe9b0',
    dark: false,
  },
  {
    name: 'dusk',
    sky: ['#3a3f6d', '#ec9673'],
    sun: '#ffd8a0',
    far: '#76638a',
    mid: '#41446a',
    near: '#1d2a3c',
    ground: '#514b68',
    road: '#262735',
    water: '#85739a',
    snow: '#f6cdb6',
    glow: '#ffd88a',
    dark: true,
  },
  {
    name: 'night',
    sky: ['#0d1e2b', '#2a5560'],
    sun: '#f6eed2',
    far: '#27495a',
    mid: '#183844',
    near: '#0b2028',
    ground: '#22373d',
    road: '#131c22',
    water: '#1c4b58',
    snow: '#9db9bd',
    glow: '#ffd77c',
    dark: true,
  },
  {
    name: 'overcast',
    sky: ['#b9c6c3', '#e8e4d6'],
    sun: '#f4efdf',
    far: '#a3b3b0',
    mid: '#708a82',
    near: '#2d4c45',
    ground: '#cdc5ad',
    road: '#4a4d4b',
    water: '#8ba6a6',
    snow: '#f3f1e8',
    glow: '#ffe3a0',
    dark: false,
  },
  {
    name: 'spruce',
    sky: ['#1d5346', '#4f8d75'],
    sun: '#f5ebd8',
    far: '#35705f',
    mid: '#184a3d',
    near: '#0c2f27',
    ground: '#e6d8b9',
    road: '#20302c',
    water: '#2f7a6b',
    snow: '#f5ebd8',
    glow: '#ffdf94',
    dark: true,
  },
  {
    name: 'paper',
    sky: ['#f5ebd8', '#eedfc2'],
    sun: '#d9572f',
    far: '#d6c8a9',
    mid: '#8fa693',
    near: '#1e4d41',
    ground: '#e0cfa9',
    road: '#39403c',
    water: '#9dbdb0',
    snow: '#fffaf0',
    glow: '#ffe9b8',
    dark: false,
  },
]

/** The specification's marker colours, warmed to match paper tones: the accent encodes the medium and nothing else. */
export const ACCENTS: Record<AdType, string> = {
  billboard: '#1599ae',
  digital: '#12a5bd',
  print: '#cb3d37',
  radio: '#7a4bb0',
  event: '#2f9158',
  social: '#e39a25',
}
