import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/fraunces/wght.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage, setLanguage } from '$lib/i18n.svelte';
import { startTheme } from '$lib/theme.svelte';
import './tokens.css';
import './base.css';

// After an update of the server, parts of the old page are gone: the new page has them.
window.addEventListener('vite:preloadError', () => window.location.reload());

startTheme();
await setLanguage(preferredLanguage());
mount(App, { target: document.getElementById('app')! });
