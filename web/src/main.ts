import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { connect } from "./lib/server";
import { settings } from "./lib/settings.svelte";

const target = document.getElementById("page");
if (!target) throw new Error("the page has no place to stand");
await settings.load();
await connect();
mount(App, { target });
