import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/fraunces/wght.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage, setLanguage } from '$lib/i18n.svelte';
import './tokens.css';
import './base.css';

await setLanguage(preferredLanguage());
mount(App, { target: document.getElementById('app')! });
