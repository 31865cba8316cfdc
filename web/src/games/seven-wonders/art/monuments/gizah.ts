import type { Monument } from '../monuments';
import { circle } from '../svg';
import { NIGHT } from './ground';

export const GIZAH: Monument = {
  sky: {
    day: 'linear-gradient(#5fa9c4, #f3d9a6 55%, #f6c98a)',
    night: NIGHT,
  },
  behind:
    '<path d="M-400 124H1v60h-401zM459 119h401v60H459z" fill="#e8c687"/>' +
    '<path d="M20 132 70 84l52 48z" fill="#d3a766"/><path d="M70 84l52 48H84z" fill="#b98a4c"/>' +
    '<path d="M374 132l34-34 40 34z" fill="#d3a766"/><path d="M408 98l40 34h-30z" fill="#b98a4c"/>' +
    '<path d="M0 124q70-12 150-2t170-4 140 2v60H0z" fill="#e8c687"/>',
  solid:
    '<path d="M258 14 140 146h118z" fill="#f2d292"/><path d="M258 14l118 132H258z" fill="#c9964f"/>' +
    '<path d="M239 36h38M231 45h54M223 54h70M214 64h88M205 73h106M195 84h126M185 95h146M174 107h168M165 118h186M155 129h206M147 138h222M258 36v9M245 45v9M272 45v9M236 54v10M262 54v10M286 54v10M225 64v9M250 64v9M280 64v9M215 73v11M242 73v11M270 73v11M300 73v11M206 84v11M232 84v11M262 84v11M292 84v11M196 95v12M222 95v12M252 95v12M284 95v12M318 95v12M200 107v11M232 107v11M284 107v11M312 107v11M185 118v11M216 118v11M248 118v11M300 118v11M330 118v11M172 129v9M204 129v9M238 129v9M268 129v9M318 129v9M346 129v9" fill="none" stroke="#a8742f" stroke-width="1" opacity=".55"/>' +
    '<path d="M258 14 239 36h38z" fill="#f6dd8a"/><path d="M258 14l19.500 22H258z" fill="#d9a93f"/>',
  outline: 'M258 14 140 146h236z',
  cuts: { 3: [146, 107, 73, 10], 4: [146, 118, 84, 54, 10] },
  halves: { 54: 36, 73: 53, 84: 63, 107: 83, 118: 93 },
  before:
    '<path d="M0 146q80-10 180 0t280-4v40H0z" fill="#dbb06a"/><path d="M-400 146H1v34h-401zM459 142h401v38H459z" fill="#dbb06a"/>' +
    '<path d="M-400 156H1v24h-401zM459 150h401v30H459z" fill="#4c9bb5"/><path d="M0 156q110-10 230-2t230-4v30H0z" fill="#4c9bb5"/>' +
    '<path d="M30 161q20-4 40 0M180 160q20-4 40 0M330 159q20-4 40 0" stroke="#d7f1f5" stroke-width="1.600" fill="none" opacity=".8"/>' +
    '<path d="M52 156V128" stroke="#5b371c" stroke-width="2"/><path d="M53 126c12 6 17 16 16 26H53z" fill="#fffaf0"/><path d="M36 155h38c-3 6-8 8-19 8s-16-2-19-8z" fill="#7a4520"/>' +
    '<path d="M410 152c0-16 3-24 8-34" stroke="#5b371c" stroke-width="3.500" fill="none"/><path d="M418 118c-13-8-22-2-24 6 9-5 15-5 24-6 6-10 16-9 20-1-7-2-13-1-20 1zm0 0c-4-11-12-14-20-10 9 1 15 5 20 10zm0 0c3-11 11-15 18-12-8 1-14 6-18 12z" fill="#3f6b35"/>',
  lights: circle(258, 16, 4, '#ffe9a8') + circle(258, 16, 9, '#ffe9a8', ' opacity=".35"'),
  lamps:
    circle(70, 148, 2, '#ffd27a') +
    circle(60, 148, 6, '#ffd27a', ' opacity=".3"') +
    circle(392, 150, 2.5, '#ffb347') +
    circle(392, 150, 9, '#ffb347', ' opacity=".3"'),
};
